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

public interface AddThingMutation :
  com.google.firebase.dataconnect.generated.GeneratedMutation<
    EveryTypeConnector,
    AddThingMutation.Data,
    AddThingMutation.Variables
  > {
  @kotlinx.serialization.Serializable
  public data class Variables(
    /** The text of the thing. */
    val text: String,
    val int: Int,
    val long: Long,
    val float: Double,
    val flag: Boolean,
    val uuid: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
    val day: com.google.firebase.dataconnect.LocalDate,
    val time: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.TimestampSerializer::class) com.google.firebase.Timestamp,
    val any: com.google.firebase.dataconnect.AnyValue,
    val kind: Kind,
    val texts: List<String>,
    val longs: com.google.firebase.dataconnect.OptionalVariable<List<Long>?>,
    val uuids: com.google.firebase.dataconnect.OptionalVariable<List<@kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID>?>,
    val days: com.google.firebase.dataconnect.OptionalVariable<List<com.google.firebase.dataconnect.LocalDate>?>,
    val times: com.google.firebase.dataconnect.OptionalVariable<List<@kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.TimestampSerializer::class) com.google.firebase.Timestamp>?>,
    val floats: com.google.firebase.dataconnect.OptionalVariable<List<Double>?>,
    val kinds: com.google.firebase.dataconnect.OptionalVariable<List<Kind>?>,
    val anyOrNot: com.google.firebase.dataconnect.OptionalVariable<com.google.firebase.dataconnect.AnyValue?>,
    val vector: com.google.firebase.dataconnect.OptionalVariable<List<Double>?>,
  ) {
    @kotlin.DslMarker public annotation class BuilderDsl

    @BuilderDsl
    public interface Builder {
      /** The text of the thing. */
      public var text: String
      public var int: Int
      public var long: Long
      public var float: Double
      public var flag: Boolean
      public var uuid: java.util.UUID
      public var day: com.google.firebase.dataconnect.LocalDate
      public var time: com.google.firebase.Timestamp
      public var any: com.google.firebase.dataconnect.AnyValue
      public var kind: Kind
      public var texts: List<String>
      public var longs: List<Long>?
      public var uuids: List<java.util.UUID>?
      public var days: List<com.google.firebase.dataconnect.LocalDate>?
      public var times: List<com.google.firebase.Timestamp>?
      public var floats: List<Double>?
      public var kinds: List<Kind>?
      public var anyOrNot: com.google.firebase.dataconnect.AnyValue?
      public var vector: List<Double>?
    }

    public companion object {
      public fun build(text: String, int: Int, long: Long, float: Double, flag: Boolean, uuid: java.util.UUID, day: com.google.firebase.dataconnect.LocalDate, time: com.google.firebase.Timestamp, any: com.google.firebase.dataconnect.AnyValue, kind: Kind, texts: List<String>, block_: Builder.() -> Unit): Variables {
        var text_: String = text
        var int_: Int = int
        var long_: Long = long
        var float_: Double = float
        var flag_: Boolean = flag
        var uuid_: java.util.UUID = uuid
        var day_: com.google.firebase.dataconnect.LocalDate = day
        var time_: com.google.firebase.Timestamp = time
        var any_: com.google.firebase.dataconnect.AnyValue = any
        var kind_: Kind = kind
        var texts_: List<String> = texts
        var longs_: com.google.firebase.dataconnect.OptionalVariable<List<Long>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var uuids_: com.google.firebase.dataconnect.OptionalVariable<List<java.util.UUID>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var days_: com.google.firebase.dataconnect.OptionalVariable<List<com.google.firebase.dataconnect.LocalDate>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var times_: com.google.firebase.dataconnect.OptionalVariable<List<com.google.firebase.Timestamp>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var floats_: com.google.firebase.dataconnect.OptionalVariable<List<Double>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var kinds_: com.google.firebase.dataconnect.OptionalVariable<List<Kind>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var anyOrNot_: com.google.firebase.dataconnect.OptionalVariable<com.google.firebase.dataconnect.AnyValue?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var vector_: com.google.firebase.dataconnect.OptionalVariable<List<Double>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined

        return object : Builder {
          override var text: String
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { text_ = value_ }
          override var int: Int
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { int_ = value_ }
          override var long: Long
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { long_ = value_ }
          override var float: Double
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { float_ = value_ }
          override var flag: Boolean
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { flag_ = value_ }
          override var uuid: java.util.UUID
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { uuid_ = value_ }
          override var day: com.google.firebase.dataconnect.LocalDate
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { day_ = value_ }
          override var time: com.google.firebase.Timestamp
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { time_ = value_ }
          override var any: com.google.firebase.dataconnect.AnyValue
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { any_ = value_ }
          override var kind: Kind
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { kind_ = value_ }
          override var texts: List<String>
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { texts_ = value_ }
          override var longs: List<Long>?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { longs_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var uuids: List<java.util.UUID>?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { uuids_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var days: List<com.google.firebase.dataconnect.LocalDate>?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { days_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var times: List<com.google.firebase.Timestamp>?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { times_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var floats: List<Double>?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { floats_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var kinds: List<Kind>?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { kinds_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var anyOrNot: com.google.firebase.dataconnect.AnyValue?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { anyOrNot_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var vector: List<Double>?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { vector_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
        }.apply(block_).let {
          Variables(text = text_, int = int_, long = long_, float = float_, flag = flag_, uuid = uuid_, day = day_, time = time_, any = any_, kind = kind_, texts = texts_, longs = longs_, uuids = uuids_, days = days_, times = times_, floats = floats_, kinds = kinds_, anyOrNot = anyOrNot_, vector = vector_)
        }
      }
    }
  }

  @kotlinx.serialization.Serializable
  public data class Data(
    val thing_insert: ThingKey,
  )

  public companion object {
    public val operationName: String = "AddThing"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun AddThingMutation.ref(
  text: String,
  int: Int,
  long: Long,
  float: Double,
  flag: Boolean,
  uuid: java.util.UUID,
  day: com.google.firebase.dataconnect.LocalDate,
  time: com.google.firebase.Timestamp,
  any: com.google.firebase.dataconnect.AnyValue,
  kind: Kind,
  texts: List<String>,
  block_: AddThingMutation.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.MutationRef<AddThingMutation.Data, AddThingMutation.Variables> =
  this.ref(AddThingMutation.Variables.build(text = text, int = int, long = long, float = float, flag = flag, uuid = uuid, day = day, time = time, any = any, kind = kind, texts = texts, block_ = block_))

/** Runs it once. */
public suspend fun AddThingMutation.execute(
  text: String,
  int: Int,
  long: Long,
  float: Double,
  flag: Boolean,
  uuid: java.util.UUID,
  day: com.google.firebase.dataconnect.LocalDate,
  time: com.google.firebase.Timestamp,
  any: com.google.firebase.dataconnect.AnyValue,
  kind: Kind,
  texts: List<String>,
  block_: AddThingMutation.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.MutationResult<AddThingMutation.Data, AddThingMutation.Variables> =
  this.ref(text = text, int = int, long = long, float = float, flag = flag, uuid = uuid, day = day, time = time, any = any, kind = kind, texts = texts, block_ = block_).execute()
