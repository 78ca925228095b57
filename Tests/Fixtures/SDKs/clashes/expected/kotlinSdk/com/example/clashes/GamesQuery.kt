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

/** Fields of one type side by side, $5 and ${more} and *&#47; here. */
public interface GamesQuery :
  com.google.firebase.dataconnect.generated.GeneratedQuery<
    ClashesConnector,
    GamesQuery.Data,
    GamesQuery.Variables
  > {
  @kotlinx.serialization.Serializable
  public data class Variables(
    /**
     * Is $5.
     *
     * Where it is left out, the server takes `"a $5 \"b\" ${c} \\"`.
     */
    val self: com.google.firebase.dataconnect.OptionalVariable<String?>,
    val `in`: com.google.firebase.dataconnect.OptionalVariable<Long?>,
    val fetchPolicy: String,
    val optionalVars: com.google.firebase.dataconnect.OptionalVariable<List<Long>?>,
    val block_: String,
    val ref: com.google.firebase.dataconnect.OptionalVariable<@kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID?>,
    val dataConnect: com.google.firebase.dataconnect.OptionalVariable<String?>,
    val states: com.google.firebase.dataconnect.OptionalVariable<List<State>?>,
    val key: com.google.firebase.dataconnect.OptionalVariable<GameKey?>,
    val String: com.google.firebase.dataconnect.OptionalVariable<String?>,
    val isSet: com.google.firebase.dataconnect.OptionalVariable<@kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.TimestampSerializer::class) com.google.firebase.Timestamp?>,
    val json: com.google.firebase.dataconnect.OptionalVariable<com.google.firebase.dataconnect.AnyValue?>,
    val day: com.google.firebase.dataconnect.OptionalVariable<com.google.firebase.dataconnect.LocalDate?>,
  ) {
    @kotlin.DslMarker public annotation class BuilderDsl

    @BuilderDsl
    public interface Builder {
      /**
       * Is $5.
       *
       * Where it is left out, the server takes `"a $5 \"b\" ${c} \\"`.
       */
      public var self: String?
      public var `in`: Long?
      public var fetchPolicy: String
      public var optionalVars: List<Long>?
      public var block_: String
      public var ref: java.util.UUID?
      public var dataConnect: String?
      public var states: List<State>?
      public var key: GameKey?
      public var String: String?
      public var isSet: com.google.firebase.Timestamp?
      public var json: com.google.firebase.dataconnect.AnyValue?
      public var day: com.google.firebase.dataconnect.LocalDate?
    }

    public companion object {
      public fun build(fetchPolicy: String, block_: String, block__: Builder.() -> Unit): Variables {
        var self_: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var in_: com.google.firebase.dataconnect.OptionalVariable<Long?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var fetchPolicy__: String = fetchPolicy
        var optionalVars_: com.google.firebase.dataconnect.OptionalVariable<List<Long>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var block___: String = block_
        var ref_: com.google.firebase.dataconnect.OptionalVariable<java.util.UUID?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var dataConnect_: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var states_: com.google.firebase.dataconnect.OptionalVariable<List<State>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var key_: com.google.firebase.dataconnect.OptionalVariable<GameKey?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var String_: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var isSet_: com.google.firebase.dataconnect.OptionalVariable<com.google.firebase.Timestamp?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var json_: com.google.firebase.dataconnect.OptionalVariable<com.google.firebase.dataconnect.AnyValue?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var day_: com.google.firebase.dataconnect.OptionalVariable<com.google.firebase.dataconnect.LocalDate?> = com.google.firebase.dataconnect.OptionalVariable.Undefined

        return object : Builder {
          override var self: String?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { self_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var `in`: Long?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { in_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var fetchPolicy: String
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { fetchPolicy__ = value_ }
          override var optionalVars: List<Long>?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { optionalVars_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var block_: String
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { block___ = value_ }
          override var ref: java.util.UUID?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { ref_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var dataConnect: String?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { dataConnect_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var states: List<State>?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { states_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var key: GameKey?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { key_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var String: String?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { String_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var isSet: com.google.firebase.Timestamp?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { isSet_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var json: com.google.firebase.dataconnect.AnyValue?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { json_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var day: com.google.firebase.dataconnect.LocalDate?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { day_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
        }.apply(block__).let {
          Variables(self = self_, `in` = in_, fetchPolicy = fetchPolicy__, optionalVars = optionalVars_, block_ = block___, ref = ref_, dataConnect = dataConnect_, states = states_, key = key_, String = String_, isSet = isSet_, json = json_, day = day_)
        }
      }
    }
  }

  @kotlinx.serialization.Serializable
  public data class Data(
    val game: Game? = null,
    val games: List<GamesItem>,
    val id: List<IdItem>,
    val Team: List<TeamItem>,
    val data: List<DataItem>,
  ) {
    @kotlinx.serialization.Serializable
    public data class Game(
      val number: Int,
    )

    @kotlinx.serialization.Serializable
    public data class GamesItem(
      val homeId: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
      val number: Int,
      val state: @kotlinx.serialization.Serializable(with = State.EnumValueSerializer::class) EnumValue<State>,
      val states: List<@kotlinx.serialization.Serializable(with = State.EnumValueSerializer::class) EnumValue<State>?>? = null,
      val score: Long? = null,
      val scores: List<Long?>? = null,
      val home: Home,
      val away: Away,
      val `_`: Field,
      val referee: Referee? = null,
      val gameKey: Int,
    ) {
      @kotlinx.serialization.Serializable
      public data class Home(
        val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
        val name: String,
      )

      @kotlinx.serialization.Serializable
      public data class Away(
        val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
        val name: String,
      )

      @kotlinx.serialization.Serializable
      public data class Field(
        val name: String,
      )

      @kotlinx.serialization.Serializable
      public data class Referee(
        val name: String,
        val twin: Twin? = null,
      ) {
        @kotlinx.serialization.Serializable
        public data class Twin(
          val name: String,
          val twin: Twin? = null,
        ) {
          @kotlinx.serialization.Serializable
          public data class Twin(
            val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
            val name: String,
          )
        }
      }
    }

    @kotlinx.serialization.Serializable
    public data class IdItem(
      val homeId: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
      val id: Int,
      val number: Int,
    )

    @kotlinx.serialization.Serializable
    public data class TeamItem(
      val Team: String,
      val State: String,
      val String: String,
      val CodingKeys: String,
      val HTTPAddress: String? = null,
      val page: String? = null,
    )

    @kotlinx.serialization.Serializable
    public data class DataItem(
      val toJson: Int,
      val runtimeType: @kotlinx.serialization.Serializable(with = State.EnumValueSerializer::class) EnumValue<State>,
    )
  }

  public companion object {
    public val operationName: String = "Games"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun GamesQuery.ref(
  fetchPolicy: String,
  block_: String,
  block__: GamesQuery.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.QueryRef<GamesQuery.Data, GamesQuery.Variables> =
  this.ref(GamesQuery.Variables.build(fetchPolicy = fetchPolicy, block_ = block_, block__ = block__))

/** Runs it once. */
public suspend fun GamesQuery.execute(
  fetchPolicy: String,
  block_: String,
  block__: GamesQuery.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.QueryResult<GamesQuery.Data, GamesQuery.Variables> =
  this.ref(fetchPolicy = fetchPolicy, block_ = block_, block__ = block__).execute()

/** Runs it once. */
public suspend fun GamesQuery.execute(
  fetchPolicy: String,
  block_: String,
  block__: GamesQuery.Variables.Builder.() -> Unit = {},
  fetchPolicy_: com.google.firebase.dataconnect.QueryRef.FetchPolicy,
): com.google.firebase.dataconnect.QueryResult<GamesQuery.Data, GamesQuery.Variables> =
  this.ref(fetchPolicy = fetchPolicy, block_ = block_, block__ = block__).execute(fetchPolicy = fetchPolicy_)

/** Its data, now and whenever it changes. */
public fun GamesQuery.flow(
  fetchPolicy: String,
  block_: String,
  block__: GamesQuery.Variables.Builder.() -> Unit = {},
): kotlinx.coroutines.flow.Flow<GamesQuery.Data> =
  this.ref(fetchPolicy = fetchPolicy, block_ = block_, block__ = block__)
    .subscribe()
    .flow
    ._flow_map { querySubscriptionResult -> querySubscriptionResult.result.getOrNull() }
    ._flow_filterNotNull()
    ._flow_map { it.data }
