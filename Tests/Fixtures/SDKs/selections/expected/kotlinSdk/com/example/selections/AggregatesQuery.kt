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

public interface AggregatesQuery :
  com.google.firebase.dataconnect.generated.GeneratedQuery<
    SelectionsConnector,
    AggregatesQuery.Data,
    Unit
  > {
  @kotlinx.serialization.Serializable
  public data class Data(
    val films: List<FilmsItem>,
    val total: List<TotalItem>,
  ) {
    @kotlinx.serialization.Serializable
    public data class FilmsItem(
      val year: Int? = null,
      val _count: Int,
      val title_count: Int,
      val average: Double? = null,
      val directorId: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID? = null,
    )

    @kotlinx.serialization.Serializable
    public data class TotalItem(
      val _count: Int,
      val year_min: Int? = null,
      val year_max: Int? = null,
      val year_sum: Int? = null,
    )
  }

  public companion object {
    public val operationName: String = "Aggregates"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Unit> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun AggregatesQuery.ref(
): com.google.firebase.dataconnect.QueryRef<AggregatesQuery.Data, Unit> =
  this.ref(Unit)

/** Runs it once. */
public suspend fun AggregatesQuery.execute(
  fetchPolicy: com.google.firebase.dataconnect.QueryRef.FetchPolicy = com.google.firebase.dataconnect.QueryRef.FetchPolicy.PREFER_CACHE,
): com.google.firebase.dataconnect.QueryResult<AggregatesQuery.Data, Unit> =
  this.ref().execute(fetchPolicy = fetchPolicy)

/** Its data, now and whenever it changes. */
public fun AggregatesQuery.flow(
): kotlinx.coroutines.flow.Flow<AggregatesQuery.Data> =
  this.ref()
    .subscribe()
    .flow
    ._flow_map { querySubscriptionResult -> querySubscriptionResult.result.getOrNull() }
    ._flow_filterNotNull()
    ._flow_map { it.data }
