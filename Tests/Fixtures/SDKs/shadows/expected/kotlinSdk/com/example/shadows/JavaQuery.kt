@file:Suppress(
  "KotlinRedundantDiagnosticSuppress",
  "MayBeConstant",
  "PropertyName",
  "RedundantCompanionReference",
  "RedundantVisibilityModifier",
  "RemoveEmptyClassBody",
  "SpellCheckingInspection",
  "unused",
)

package com.example.shadows

import kotlinx.coroutines.flow.filterNotNull as _flow_filterNotNull
import kotlinx.coroutines.flow.map as _flow_map

public interface JavaQuery :
  com.google.firebase.dataconnect.generated.GeneratedQuery<
    ShadowsConnector,
    JavaQuery.Data,
    Unit
  > {
  @kotlinx.serialization.Serializable
  public data class Data(
    val items: List<ItemsItem>,
  ) {
    @kotlinx.serialization.Serializable
    public data class ItemsItem(
      val hashValue: String? = null,
    )
  }

  public companion object {
    public val operationName: String = "java"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Unit> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun JavaQuery.ref(
): com.google.firebase.dataconnect.QueryRef<JavaQuery.Data, Unit> =
  this.ref(Unit)

/** Runs it once. */
public suspend fun JavaQuery.execute(
  fetchPolicy: com.google.firebase.dataconnect.QueryRef.FetchPolicy = com.google.firebase.dataconnect.QueryRef.FetchPolicy.PREFER_CACHE,
): com.google.firebase.dataconnect.QueryResult<JavaQuery.Data, Unit> =
  this.ref().execute(fetchPolicy = fetchPolicy)

/** Its data, now and whenever it changes. */
public fun JavaQuery.flow(
): kotlinx.coroutines.flow.Flow<JavaQuery.Data> =
  this.ref()
    .subscribe()
    .flow
    ._flow_map { querySubscriptionResult -> querySubscriptionResult.result.getOrNull() }
    ._flow_filterNotNull()
    ._flow_map { it.data }
