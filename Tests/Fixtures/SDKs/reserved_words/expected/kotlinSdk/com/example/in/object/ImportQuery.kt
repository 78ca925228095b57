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

package com.example.`in`.`object`

import kotlinx.coroutines.flow.filterNotNull as _flow_filterNotNull
import kotlinx.coroutines.flow.map as _flow_map

public interface ImportQuery :
  com.google.firebase.dataconnect.generated.GeneratedQuery<
    ReservedWordsConnector,
    ImportQuery.Data,
    ImportQuery.Variables
  > {
  @kotlinx.serialization.Serializable
  public data class Variables(
    val `class`: com.google.firebase.dataconnect.OptionalVariable<`class`?>,
    val `this`: String,
    /** Where it is left out, the server takes `1`. */
    val `return`: com.google.firebase.dataconnect.OptionalVariable<Int>,
    val `fun`: com.google.firebase.dataconnect.OptionalVariable<String?>,
    val dc: com.google.firebase.dataconnect.OptionalVariable<String?>,
    val vars: com.google.firebase.dataconnect.OptionalVariable<String?>,
    val options: com.google.firebase.dataconnect.OptionalVariable<String?>,
  ) {
    @kotlin.DslMarker public annotation class BuilderDsl

    @BuilderDsl
    public interface Builder {
      public var `class`: `class`?
      public var `this`: String
      /** Where it is left out, the server takes `1`. */
      public var `return`: Int
      public var `fun`: String?
      public var dc: String?
      public var vars: String?
      public var options: String?
    }

    public companion object {
      public fun build(`this`: String, block_: Builder.() -> Unit): Variables {
        var class_: com.google.firebase.dataconnect.OptionalVariable<`class`?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var this_: String = `this`
        var return_: com.google.firebase.dataconnect.OptionalVariable<Int> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var fun_: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var dc_: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var vars_: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var options_: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined

        return object : Builder {
          override var `class`: `class`?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { class_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var `this`: String
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { this_ = value_ }
          override var `return`: Int
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { return_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var `fun`: String?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { fun_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var dc: String?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { dc_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var vars: String?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { vars_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var options: String?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { options_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
        }.apply(block_).let {
          Variables(`class` = class_, `this` = this_, `return` = return_, `fun` = fun_, dc = dc_, vars = vars_, options = options_)
        }
      }
    }
  }

  @kotlinx.serialization.Serializable
  public data class Data(
    val types: List<TypesItem>,
  ) {
    @kotlinx.serialization.Serializable
    public data class TypesItem(
      val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
      val self: String? = null,
      val `var`: Int? = null,
      val `is`: @kotlinx.serialization.Serializable(with = `class`.EnumValueSerializer::class) EnumValue<`class`>? = null,
      val `in`: Boolean? = null,
      val final: String? = null,
      val `object`: Object? = null,
      val `class`: String? = null,
      val extension: Int? = null,
      val hashCode: String? = null,
    ) {
      @kotlinx.serialization.Serializable
      public data class Object(
        val self: String? = null,
      )
    }
  }

  public companion object {
    public val operationName: String = "import"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun ImportQuery.ref(
  `this`: String,
  block_: ImportQuery.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.QueryRef<ImportQuery.Data, ImportQuery.Variables> =
  this.ref(ImportQuery.Variables.build(`this` = `this`, block_ = block_))

/** Runs it once. */
public suspend fun ImportQuery.execute(
  `this`: String,
  block_: ImportQuery.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.QueryResult<ImportQuery.Data, ImportQuery.Variables> =
  this.ref(`this` = `this`, block_ = block_).execute()

/** Runs it once. */
public suspend fun ImportQuery.execute(
  `this`: String,
  block_: ImportQuery.Variables.Builder.() -> Unit = {},
  fetchPolicy: com.google.firebase.dataconnect.QueryRef.FetchPolicy,
): com.google.firebase.dataconnect.QueryResult<ImportQuery.Data, ImportQuery.Variables> =
  this.ref(`this` = `this`, block_ = block_).execute(fetchPolicy = fetchPolicy)

/** Its data, now and whenever it changes. */
public fun ImportQuery.flow(
  `this`: String,
  block_: ImportQuery.Variables.Builder.() -> Unit = {},
): kotlinx.coroutines.flow.Flow<ImportQuery.Data> =
  this.ref(`this` = `this`, block_ = block_)
    .subscribe()
    .flow
    ._flow_map { querySubscriptionResult -> querySubscriptionResult.result.getOrNull() }
    ._flow_filterNotNull()
    ._flow_map { it.data }
