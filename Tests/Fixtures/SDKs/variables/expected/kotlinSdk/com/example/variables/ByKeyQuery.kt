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

public interface ByKeyQuery :
  com.google.firebase.dataconnect.generated.GeneratedQuery<
    VariablesConnector,
    ByKeyQuery.Data,
    ByKeyQuery.Variables
  > {
  @kotlinx.serialization.Serializable
  public data class Variables(
    val key: PetKey,
  )

  @kotlinx.serialization.Serializable
  public data class Data(
    val pet: Pet? = null,
  ) {
    @kotlinx.serialization.Serializable
    public data class Pet(
      /** What it listens to. */
      val name: String,
      val ownerId: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
      val number: Int,
    )
  }

  public companion object {
    public val operationName: String = "ByKey"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun ByKeyQuery.ref(
  key: PetKey,
): com.google.firebase.dataconnect.QueryRef<ByKeyQuery.Data, ByKeyQuery.Variables> =
  this.ref(ByKeyQuery.Variables(key = key))

/** Runs it once. */
public suspend fun ByKeyQuery.execute(
  key: PetKey,
  fetchPolicy: com.google.firebase.dataconnect.QueryRef.FetchPolicy = com.google.firebase.dataconnect.QueryRef.FetchPolicy.PREFER_CACHE,
): com.google.firebase.dataconnect.QueryResult<ByKeyQuery.Data, ByKeyQuery.Variables> =
  this.ref(key = key).execute(fetchPolicy = fetchPolicy)

/** Its data, now and whenever it changes. */
public fun ByKeyQuery.flow(
  key: PetKey,
): kotlinx.coroutines.flow.Flow<ByKeyQuery.Data> =
  this.ref(key = key)
    .subscribe()
    .flow
    ._flow_map { querySubscriptionResult -> querySubscriptionResult.result.getOrNull() }
    ._flow_filterNotNull()
    ._flow_map { it.data }
