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

public interface ThenQuery :
  com.google.firebase.dataconnect.generated.GeneratedQuery<
    ShadowsConnector,
    ThenQuery.Data,
    Unit
  > {
  @kotlinx.serialization.Serializable
  public data class Data(
    val items: List<ItemsItem>,
  ) {
    @kotlinx.serialization.Serializable
    public data class ItemsItem(
      val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
      val hashValue: String? = null,
      @kotlinx.serialization.SerialName("com")
      val com_: Int? = null,
      val same: @kotlinx.serialization.Serializable(with = Same.EnumValueSerializer::class) EnumValue<Same>? = null,
    )
  }

  public companion object {
    public val operationName: String = "then"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Unit> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun ThenQuery.ref(
): com.google.firebase.dataconnect.QueryRef<ThenQuery.Data, Unit> =
  this.ref(Unit)

/** Runs it once. */
public suspend fun ThenQuery.execute(
  fetchPolicy: com.google.firebase.dataconnect.QueryRef.FetchPolicy = com.google.firebase.dataconnect.QueryRef.FetchPolicy.PREFER_CACHE,
): com.google.firebase.dataconnect.QueryResult<ThenQuery.Data, Unit> =
  this.ref().execute(fetchPolicy = fetchPolicy)

/** Its data, now and whenever it changes. */
public fun ThenQuery.flow(
): kotlinx.coroutines.flow.Flow<ThenQuery.Data> =
  this.ref()
    .subscribe()
    .flow
    ._flow_map { querySubscriptionResult -> querySubscriptionResult.result.getOrNull() }
    ._flow_filterNotNull()
    ._flow_map { it.data }
