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

public interface ErrorQuery :
  com.google.firebase.dataconnect.generated.GeneratedQuery<
    BorrowedNamesConnector,
    ErrorQuery.Data,
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
    public val operationName: String = "Error"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Unit> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun ErrorQuery.ref(
): com.google.firebase.dataconnect.QueryRef<ErrorQuery.Data, Unit> =
  this.ref(Unit)

/** Runs it once. */
public suspend fun ErrorQuery.execute(
  fetchPolicy: com.google.firebase.dataconnect.QueryRef.FetchPolicy = com.google.firebase.dataconnect.QueryRef.FetchPolicy.PREFER_CACHE,
): com.google.firebase.dataconnect.QueryResult<ErrorQuery.Data, Unit> =
  this.ref().execute(fetchPolicy = fetchPolicy)

/** Its data, now and whenever it changes. */
public fun ErrorQuery.flow(
): kotlinx.coroutines.flow.Flow<ErrorQuery.Data> =
  this.ref()
    .subscribe()
    .flow
    ._flow_map { querySubscriptionResult -> querySubscriptionResult.result.getOrNull() }
    ._flow_filterNotNull()
    ._flow_map { it.data }
