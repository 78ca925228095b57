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

package com.example.clashes

import kotlinx.coroutines.flow.filterNotNull as _flow_filterNotNull
import kotlinx.coroutines.flow.map as _flow_map

public interface GetHttpPageQuery :
  com.google.firebase.dataconnect.generated.GeneratedQuery<
    ClashesConnector,
    GetHttpPageQuery.Data,
    Unit
  > {
  @kotlinx.serialization.Serializable
  public data class Data(
    val teams: List<TeamsItem>,
  ) {
    @kotlinx.serialization.Serializable
    public data class TeamsItem(
      val HTTPAddress: String? = null,
    )
  }

  public companion object {
    public val operationName: String = "GetHTTPPage"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Unit> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun GetHttpPageQuery.ref(
): com.google.firebase.dataconnect.QueryRef<GetHttpPageQuery.Data, Unit> =
  this.ref(Unit)

/** Runs it once. */
public suspend fun GetHttpPageQuery.execute(
  fetchPolicy: com.google.firebase.dataconnect.QueryRef.FetchPolicy = com.google.firebase.dataconnect.QueryRef.FetchPolicy.PREFER_CACHE,
): com.google.firebase.dataconnect.QueryResult<GetHttpPageQuery.Data, Unit> =
  this.ref().execute(fetchPolicy = fetchPolicy)

/** Its data, now and whenever it changes. */
public fun GetHttpPageQuery.flow(
): kotlinx.coroutines.flow.Flow<GetHttpPageQuery.Data> =
  this.ref()
    .subscribe()
    .flow
    ._flow_map { querySubscriptionResult -> querySubscriptionResult.result.getOrNull() }
    ._flow_filterNotNull()
    ._flow_map { it.data }
