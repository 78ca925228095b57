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

package com.example.variables

import kotlinx.coroutines.flow.filterNotNull as _flow_filterNotNull
import kotlinx.coroutines.flow.map as _flow_map

public interface NoneQuery :
  com.google.firebase.dataconnect.generated.GeneratedQuery<
    VariablesConnector,
    NoneQuery.Data,
    Unit
  > {
  @kotlinx.serialization.Serializable
  public data class Data(
    val owners: List<OwnersItem>,
  ) {
    @kotlinx.serialization.Serializable
    public data class OwnersItem(
      val name: String,
    )
  }

  public companion object {
    public val operationName: String = "None"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Unit> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun NoneQuery.ref(
): com.google.firebase.dataconnect.QueryRef<NoneQuery.Data, Unit> =
  this.ref(Unit)

/** Runs it once. */
public suspend fun NoneQuery.execute(
  fetchPolicy: com.google.firebase.dataconnect.QueryRef.FetchPolicy = com.google.firebase.dataconnect.QueryRef.FetchPolicy.PREFER_CACHE,
): com.google.firebase.dataconnect.QueryResult<NoneQuery.Data, Unit> =
  this.ref().execute(fetchPolicy = fetchPolicy)

/** Its data, now and whenever it changes. */
public fun NoneQuery.flow(
): kotlinx.coroutines.flow.Flow<NoneQuery.Data> =
  this.ref()
    .subscribe()
    .flow
    ._flow_map { querySubscriptionResult -> querySubscriptionResult.result.getOrNull() }
    ._flow_filterNotNull()
    ._flow_map { it.data }
