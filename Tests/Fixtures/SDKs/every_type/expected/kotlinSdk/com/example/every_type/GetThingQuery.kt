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

package com.example.every_type

import kotlinx.coroutines.flow.filterNotNull as _flow_filterNotNull
import kotlinx.coroutines.flow.map as _flow_map

/** Everything of one thing. */
public interface GetThingQuery :
  com.google.firebase.dataconnect.generated.GeneratedQuery<
    EveryTypeConnector,
    GetThingQuery.Data,
    GetThingQuery.Variables
  > {
  @kotlinx.serialization.Serializable
  public data class Variables(
    val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
  )

  @kotlinx.serialization.Serializable
  public data class Data(
    val thing: Thing? = null,
  ) {
    @kotlinx.serialization.Serializable
    public data class Thing(
      /** A text. */
      val text: String,
      val textOrNot: String? = null,
      val int: Int,
      val intOrNot: Int? = null,
      val long: Long,
      val longOrNot: Long? = null,
      val float: Double,
      val floatOrNot: Double? = null,
      val flag: Boolean,
      val flagOrNot: Boolean? = null,
      val uuid: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
      val uuidOrNot: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID? = null,
      val day: com.google.firebase.dataconnect.LocalDate,
      val dayOrNot: com.google.firebase.dataconnect.LocalDate? = null,
      val time: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.TimestampSerializer::class) com.google.firebase.Timestamp,
      val timeOrNot: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.TimestampSerializer::class) com.google.firebase.Timestamp? = null,
      val any: com.google.firebase.dataconnect.AnyValue,
      val anyOrNot: com.google.firebase.dataconnect.AnyValue? = null,
      val kind: @kotlinx.serialization.Serializable(with = Kind.EnumValueSerializer::class) EnumValue<Kind>,
      val kindOrNot: @kotlinx.serialization.Serializable(with = Kind.EnumValueSerializer::class) EnumValue<Kind>? = null,
      val texts: List<String>,
      val textsOrNot: List<String?>? = null,
      val longs: List<Long>? = null,
      val uuids: List<@kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID>? = null,
      val days: List<com.google.firebase.dataconnect.LocalDate>? = null,
      val times: List<@kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.TimestampSerializer::class) com.google.firebase.Timestamp>? = null,
      val floats: List<Double>? = null,
      val kinds: List<@kotlinx.serialization.Serializable(with = Kind.EnumValueSerializer::class) EnumValue<Kind>>? = null,
      val vector: List<Double>? = null,
    )
  }

  public companion object {
    public val operationName: String = "GetThing"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun GetThingQuery.ref(
  id: java.util.UUID,
): com.google.firebase.dataconnect.QueryRef<GetThingQuery.Data, GetThingQuery.Variables> =
  this.ref(GetThingQuery.Variables(id = id))

/** Runs it once. */
public suspend fun GetThingQuery.execute(
  id: java.util.UUID,
  fetchPolicy: com.google.firebase.dataconnect.QueryRef.FetchPolicy = com.google.firebase.dataconnect.QueryRef.FetchPolicy.PREFER_CACHE,
): com.google.firebase.dataconnect.QueryResult<GetThingQuery.Data, GetThingQuery.Variables> =
  this.ref(id = id).execute(fetchPolicy = fetchPolicy)

/** Its data, now and whenever it changes. */
public fun GetThingQuery.flow(
  id: java.util.UUID,
): kotlinx.coroutines.flow.Flow<GetThingQuery.Data> =
  this.ref(id = id)
    .subscribe()
    .flow
    ._flow_map { querySubscriptionResult -> querySubscriptionResult.result.getOrNull() }
    ._flow_filterNotNull()
    ._flow_map { it.data }
