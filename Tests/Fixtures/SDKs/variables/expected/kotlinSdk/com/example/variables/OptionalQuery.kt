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

public interface OptionalQuery :
  com.google.firebase.dataconnect.generated.GeneratedQuery<
    VariablesConnector,
    OptionalQuery.Data,
    OptionalQuery.Variables
  > {
  @kotlinx.serialization.Serializable
  public data class Variables(
    val required: String,
    val nullable: com.google.firebase.dataconnect.OptionalVariable<String?>,
    /** Where it is left out, the server takes `"a"`. */
    val defaulted: com.google.firebase.dataconnect.OptionalVariable<String>,
    /** Where it is left out, the server takes `5`. */
    val nullableDefaulted: com.google.firebase.dataconnect.OptionalVariable<Int?>,
    /** Where it is left out, the server takes `"SAD"`. */
    val mood: com.google.firebase.dataconnect.OptionalVariable<Mood>,
    val moods: com.google.firebase.dataconnect.OptionalVariable<List<Mood>?>,
  ) {
    @kotlin.DslMarker public annotation class BuilderDsl

    @BuilderDsl
    public interface Builder {
      public var required: String
      public var nullable: String?
      /** Where it is left out, the server takes `"a"`. */
      public var defaulted: String
      /** Where it is left out, the server takes `5`. */
      public var nullableDefaulted: Int?
      /** Where it is left out, the server takes `"SAD"`. */
      public var mood: Mood
      public var moods: List<Mood>?
    }

    public companion object {
      public fun build(required: String, block_: Builder.() -> Unit): Variables {
        var required_: String = required
        var nullable_: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var defaulted_: com.google.firebase.dataconnect.OptionalVariable<String> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var nullableDefaulted_: com.google.firebase.dataconnect.OptionalVariable<Int?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var mood_: com.google.firebase.dataconnect.OptionalVariable<Mood> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var moods_: com.google.firebase.dataconnect.OptionalVariable<List<Mood>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined

        return object : Builder {
          override var required: String
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { required_ = value_ }
          override var nullable: String?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { nullable_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var defaulted: String
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { defaulted_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var nullableDefaulted: Int?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { nullableDefaulted_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var mood: Mood
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { mood_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var moods: List<Mood>?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { moods_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
        }.apply(block_).let {
          Variables(required = required_, nullable = nullable_, defaulted = defaulted_, nullableDefaulted = nullableDefaulted_, mood = mood_, moods = moods_)
        }
      }
    }
  }

  @kotlinx.serialization.Serializable
  public data class Data(
    val owners: List<OwnersItem>,
  ) {
    @kotlinx.serialization.Serializable
    public data class OwnersItem(
      val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
      val name: String,
      /** What others see. */
      val mood: @kotlinx.serialization.Serializable(with = Mood.EnumValueSerializer::class) EnumValue<Mood>,
    )
  }

  public companion object {
    public val operationName: String = "Optional"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun OptionalQuery.ref(
  required: String,
  block_: OptionalQuery.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.QueryRef<OptionalQuery.Data, OptionalQuery.Variables> =
  this.ref(OptionalQuery.Variables.build(required = required, block_ = block_))

/** Runs it once. */
public suspend fun OptionalQuery.execute(
  required: String,
  block_: OptionalQuery.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.QueryResult<OptionalQuery.Data, OptionalQuery.Variables> =
  this.ref(required = required, block_ = block_).execute()

/** Runs it once. */
public suspend fun OptionalQuery.execute(
  required: String,
  block_: OptionalQuery.Variables.Builder.() -> Unit = {},
  fetchPolicy: com.google.firebase.dataconnect.QueryRef.FetchPolicy,
): com.google.firebase.dataconnect.QueryResult<OptionalQuery.Data, OptionalQuery.Variables> =
  this.ref(required = required, block_ = block_).execute(fetchPolicy = fetchPolicy)

/** Its data, now and whenever it changes. */
public fun OptionalQuery.flow(
  required: String,
  block_: OptionalQuery.Variables.Builder.() -> Unit = {},
): kotlinx.coroutines.flow.Flow<OptionalQuery.Data> =
  this.ref(required = required, block_ = block_)
    .subscribe()
    .flow
    ._flow_map { querySubscriptionResult -> querySubscriptionResult.result.getOrNull() }
    ._flow_filterNotNull()
    ._flow_map { it.data }
