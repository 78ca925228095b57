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

public interface ComQuery :
  com.google.firebase.dataconnect.generated.GeneratedQuery<
    ShadowsConnector,
    ComQuery.Data,
    ComQuery.Variables
  > {
  @kotlinx.serialization.Serializable
  public data class Variables(
    @kotlinx.serialization.SerialName("com")
    val com_: com.google.firebase.dataconnect.OptionalVariable<Int?>,
    @kotlinx.serialization.SerialName("java")
    val java_: com.google.firebase.dataconnect.OptionalVariable<Int?>,
    @kotlinx.serialization.SerialName("kotlin")
    val kotlin_: com.google.firebase.dataconnect.OptionalVariable<Int?>,
    @kotlinx.serialization.SerialName("kotlinx")
    val kotlinx_: com.google.firebase.dataconnect.OptionalVariable<Int?>,
    @kotlinx.serialization.SerialName("Companion")
    val Companion_: com.google.firebase.dataconnect.OptionalVariable<Int?>,
  ) {
    @kotlin.DslMarker public annotation class BuilderDsl

    @BuilderDsl
    public interface Builder {
      public var com_: Int?
      public var java_: Int?
      public var kotlin_: Int?
      public var kotlinx_: Int?
      public var Companion_: Int?
    }

    public companion object {
      public fun build(block_: Builder.() -> Unit): Variables {
        var com__: com.google.firebase.dataconnect.OptionalVariable<Int?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var java__: com.google.firebase.dataconnect.OptionalVariable<Int?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var kotlin__: com.google.firebase.dataconnect.OptionalVariable<Int?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var kotlinx__: com.google.firebase.dataconnect.OptionalVariable<Int?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var Companion__: com.google.firebase.dataconnect.OptionalVariable<Int?> = com.google.firebase.dataconnect.OptionalVariable.Undefined

        return object : Builder {
          override var com_: Int?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { com__ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var java_: Int?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { java__ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var kotlin_: Int?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { kotlin__ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var kotlinx_: Int?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { kotlinx__ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var Companion_: Int?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { Companion__ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
        }.apply(block_).let {
          Variables(com_ = com__, java_ = java__, kotlin_ = kotlin__, kotlinx_ = kotlinx__, Companion_ = Companion__)
        }
      }
    }
  }

  @kotlinx.serialization.Serializable
  public data class Data(
    val items: List<ItemsItem>,
  ) {
    @kotlinx.serialization.Serializable
    public data class ItemsItem(
      @kotlinx.serialization.SerialName("java")
      val java_: Int? = null,
      @kotlinx.serialization.SerialName("Companion")
      val Companion_: @kotlinx.serialization.Serializable(with = Same.EnumValueSerializer::class) EnumValue<Same>? = null,
    )
  }

  public companion object {
    public val operationName: String = "com"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun ComQuery.ref(
  block_: ComQuery.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.QueryRef<ComQuery.Data, ComQuery.Variables> =
  this.ref(ComQuery.Variables.build(block_ = block_))

/** Runs it once. */
public suspend fun ComQuery.execute(
  block_: ComQuery.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.QueryResult<ComQuery.Data, ComQuery.Variables> =
  this.ref(block_ = block_).execute()

/** Runs it once. */
public suspend fun ComQuery.execute(
  block_: ComQuery.Variables.Builder.() -> Unit = {},
  fetchPolicy: com.google.firebase.dataconnect.QueryRef.FetchPolicy,
): com.google.firebase.dataconnect.QueryResult<ComQuery.Data, ComQuery.Variables> =
  this.ref(block_ = block_).execute(fetchPolicy = fetchPolicy)

/** Its data, now and whenever it changes. */
public fun ComQuery.flow(
  block_: ComQuery.Variables.Builder.() -> Unit = {},
): kotlinx.coroutines.flow.Flow<ComQuery.Data> =
  this.ref(block_ = block_)
    .subscribe()
    .flow
    ._flow_map { querySubscriptionResult -> querySubscriptionResult.result.getOrNull() }
    ._flow_filterNotNull()
    ._flow_map { it.data }
