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

package com.example.borrowed_names

import kotlinx.coroutines.flow.filterNotNull as _flow_filterNotNull
import kotlinx.coroutines.flow.map as _flow_map

public interface HashCodeQuery :
  com.google.firebase.dataconnect.generated.GeneratedQuery<
    BorrowedNamesConnector,
    HashCodeQuery.Data,
    Unit
  > {
  @kotlinx.serialization.Serializable
  public data class Data(
    val nodes: List<NodesItem>,
  ) {
    @kotlinx.serialization.Serializable
    public data class NodesItem(
      val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
    )
  }

  public companion object {
    public val operationName: String = "hashCode"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Unit> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun HashCodeQuery.ref(
): com.google.firebase.dataconnect.QueryRef<HashCodeQuery.Data, Unit> =
  this.ref(Unit)

/** Runs it once. */
public suspend fun HashCodeQuery.execute(
  fetchPolicy: com.google.firebase.dataconnect.QueryRef.FetchPolicy = com.google.firebase.dataconnect.QueryRef.FetchPolicy.PREFER_CACHE,
): com.google.firebase.dataconnect.QueryResult<HashCodeQuery.Data, Unit> =
  this.ref().execute(fetchPolicy = fetchPolicy)

/** Its data, now and whenever it changes. */
public fun HashCodeQuery.flow(
): kotlinx.coroutines.flow.Flow<HashCodeQuery.Data> =
  this.ref()
    .subscribe()
    .flow
    ._flow_map { querySubscriptionResult -> querySubscriptionResult.result.getOrNull() }
    ._flow_filterNotNull()
    ._flow_map { it.data }
