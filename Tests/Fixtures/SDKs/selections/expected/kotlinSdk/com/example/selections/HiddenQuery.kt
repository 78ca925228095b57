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

package com.example.selections

import kotlinx.coroutines.flow.filterNotNull as _flow_filterNotNull
import kotlinx.coroutines.flow.map as _flow_map

public interface HiddenQuery :
  com.google.firebase.dataconnect.generated.GeneratedQuery<
    SelectionsConnector,
    HiddenQuery.Data,
    Unit
  > {
  @kotlinx.serialization.Serializable
  public data class Data(
    val films: List<FilmsItem>,
    val roles: List<Unit>,
  ) {
    @kotlinx.serialization.Serializable
    public data class FilmsItem(
      val title: String,
    )
  }

  public companion object {
    public val operationName: String = "Hidden"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Unit> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun HiddenQuery.ref(
): com.google.firebase.dataconnect.QueryRef<HiddenQuery.Data, Unit> =
  this.ref(Unit)

/** Runs it once. */
public suspend fun HiddenQuery.execute(
  fetchPolicy: com.google.firebase.dataconnect.QueryRef.FetchPolicy = com.google.firebase.dataconnect.QueryRef.FetchPolicy.PREFER_CACHE,
): com.google.firebase.dataconnect.QueryResult<HiddenQuery.Data, Unit> =
  this.ref().execute(fetchPolicy = fetchPolicy)

/** Its data, now and whenever it changes. */
public fun HiddenQuery.flow(
): kotlinx.coroutines.flow.Flow<HiddenQuery.Data> =
  this.ref()
    .subscribe()
    .flow
    ._flow_map { querySubscriptionResult -> querySubscriptionResult.result.getOrNull() }
    ._flow_filterNotNull()
    ._flow_map { it.data }
