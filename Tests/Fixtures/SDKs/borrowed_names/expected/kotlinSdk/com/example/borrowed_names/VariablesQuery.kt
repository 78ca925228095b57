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

public interface VariablesQuery :
  com.google.firebase.dataconnect.generated.GeneratedQuery<
    BorrowedNamesConnector,
    VariablesQuery.Data,
    VariablesQuery.Variables
  > {
  @kotlinx.serialization.Serializable
  public data class Variables(
    val variables: com.google.firebase.dataconnect.OptionalVariable<String?>,
    val dc: com.google.firebase.dataconnect.OptionalVariable<String?>,
    val options: com.google.firebase.dataconnect.OptionalVariable<String?>,
    val vars: com.google.firebase.dataconnect.OptionalVariable<String?>,
    val onResult: com.google.firebase.dataconnect.OptionalVariable<String?>,
    val data: com.google.firebase.dataconnect.OptionalVariable<String?>,
    val args: com.google.firebase.dataconnect.OptionalVariable<String?>,
    val init: com.google.firebase.dataconnect.OptionalVariable<String?>,
    val Type: com.google.firebase.dataconnect.OptionalVariable<String?>,
    @kotlinx.serialization.SerialName("Data")
    val Data_: com.google.firebase.dataconnect.OptionalVariable<String?>,
    @kotlinx.serialization.SerialName("Variables")
    val Variables_: com.google.firebase.dataconnect.OptionalVariable<String?>,
    val async: com.google.firebase.dataconnect.OptionalVariable<String?>,
    val builder: com.google.firebase.dataconnect.OptionalVariable<String?>,
    val block: com.google.firebase.dataconnect.OptionalVariable<String?>,
    val _x: com.google.firebase.dataconnect.OptionalVariable<String?>,
    val undefined: com.google.firebase.dataconnect.OptionalVariable<String?>,
    /** Where it is left out, the server takes `["self"]`. */
    val some: com.google.firebase.dataconnect.OptionalVariable<List<Word>>,
    val more: List<Long>,
    val word: com.google.firebase.dataconnect.OptionalVariable<Word?>,
    val hashCode: com.google.firebase.dataconnect.OptionalVariable<Int?>,
    val hash: com.google.firebase.dataconnect.OptionalVariable<Int?>,
    val encoder: com.google.firebase.dataconnect.OptionalVariable<Int?>,
  ) {
    @kotlin.DslMarker public annotation class BuilderDsl

    @BuilderDsl
    public interface Builder {
      public var variables: String?
      public var dc: String?
      public var options: String?
      public var vars: String?
      public var onResult: String?
      public var data: String?
      public var args: String?
      public var init: String?
      public var Type: String?
      public var Data_: String?
      public var Variables_: String?
      public var async: String?
      public var builder: String?
      public var block: String?
      public var _x: String?
      public var undefined: String?
      /** Where it is left out, the server takes `["self"]`. */
      public var some: List<Word>
      public var more: List<Long>
      public var word: Word?
      public var hashCode: Int?
      public var hash: Int?
      public var encoder: Int?
    }

    public companion object {
      public fun build(more: List<Long>, block_: Builder.() -> Unit): Variables {
        var variables_: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var dc_: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var options_: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var vars_: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var onResult_: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var data_: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var args_: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var init_: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var Type_: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var Data__: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var Variables__: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var async_: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var builder_: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var block__: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var _x_: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var undefined_: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var some_: com.google.firebase.dataconnect.OptionalVariable<List<Word>> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var more_: List<Long> = more
        var word_: com.google.firebase.dataconnect.OptionalVariable<Word?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var hashCode_: com.google.firebase.dataconnect.OptionalVariable<Int?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var hash_: com.google.firebase.dataconnect.OptionalVariable<Int?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var encoder_: com.google.firebase.dataconnect.OptionalVariable<Int?> = com.google.firebase.dataconnect.OptionalVariable.Undefined

        return object : Builder {
          override var variables: String?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { variables_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var dc: String?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { dc_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var options: String?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { options_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var vars: String?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { vars_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var onResult: String?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { onResult_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var data: String?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { data_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var args: String?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { args_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var init: String?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { init_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var Type: String?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { Type_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var Data_: String?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { Data__ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var Variables_: String?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { Variables__ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var async: String?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { async_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var builder: String?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { builder_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var block: String?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { block__ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var _x: String?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { _x_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var undefined: String?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { undefined_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var some: List<Word>
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { some_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var more: List<Long>
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { more_ = value_ }
          override var word: Word?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { word_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var hashCode: Int?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { hashCode_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var hash: Int?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { hash_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var encoder: Int?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { encoder_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
        }.apply(block_).let {
          Variables(variables = variables_, dc = dc_, options = options_, vars = vars_, onResult = onResult_, data = data_, args = args_, init = init_, Type = Type_, Data_ = Data__, Variables_ = Variables__, async = async_, builder = builder_, block = block__, _x = _x_, undefined = undefined_, some = some_, more = more_, word = word_, hashCode = hashCode_, hash = hash_, encoder = encoder_)
        }
      }
    }
  }

  @kotlinx.serialization.Serializable
  public data class Data(
    val nodes: List<NodesItem>,
  ) {
    @kotlinx.serialization.Serializable
    public data class NodesItem(
      val __typename: String,
      val kind: String,
      val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
      val self: String? = null,
      val Type: String? = null,
      val init: Int? = null,
      val `class`: @kotlinx.serialization.Serializable(with = Word.EnumValueSerializer::class) EnumValue<Word>? = null,
      val async: Boolean? = null,
      val toString: String? = null,
      val description: String? = null,
      val hash: Int? = null,
      val constructor: String? = null,
      val prototype: String? = null,
      val Data: String? = null,
      val Variables: String? = null,
      val arguments: String? = null,
      val component1: String? = null,
      val equals: String? = null,
      val copy: String? = null,
      val words: List<@kotlinx.serialization.Serializable(with = Word.EnumValueSerializer::class) EnumValue<Word>?>? = null,
      val bigs: List<Long>? = null,
      val moreBigs: List<Long?>? = null,
      val noSuchMethod: String? = null,
      val debugDescription: String? = null,
      val encode: String? = null,
      val nodeKey: String? = null,
    )
  }

  public companion object {
    public val operationName: String = "Variables"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun VariablesQuery.ref(
  more: List<Long>,
  block_: VariablesQuery.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.QueryRef<VariablesQuery.Data, VariablesQuery.Variables> =
  this.ref(VariablesQuery.Variables.build(more = more, block_ = block_))

/** Runs it once. */
public suspend fun VariablesQuery.execute(
  more: List<Long>,
  block_: VariablesQuery.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.QueryResult<VariablesQuery.Data, VariablesQuery.Variables> =
  this.ref(more = more, block_ = block_).execute()

/** Runs it once. */
public suspend fun VariablesQuery.execute(
  more: List<Long>,
  block_: VariablesQuery.Variables.Builder.() -> Unit = {},
  fetchPolicy: com.google.firebase.dataconnect.QueryRef.FetchPolicy,
): com.google.firebase.dataconnect.QueryResult<VariablesQuery.Data, VariablesQuery.Variables> =
  this.ref(more = more, block_ = block_).execute(fetchPolicy = fetchPolicy)

/** Its data, now and whenever it changes. */
public fun VariablesQuery.flow(
  more: List<Long>,
  block_: VariablesQuery.Variables.Builder.() -> Unit = {},
): kotlinx.coroutines.flow.Flow<VariablesQuery.Data> =
  this.ref(more = more, block_ = block_)
    .subscribe()
    .flow
    ._flow_map { querySubscriptionResult -> querySubscriptionResult.result.getOrNull() }
    ._flow_filterNotNull()
    ._flow_map { it.data }
