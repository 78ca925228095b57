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

public interface AllOptionalQuery :
  com.google.firebase.dataconnect.generated.GeneratedQuery<
    VariablesConnector,
    AllOptionalQuery.Data,
    AllOptionalQuery.Variables
  > {
  @kotlinx.serialization.Serializable
  public data class Variables(
    val name: com.google.firebase.dataconnect.OptionalVariable<String?>,
  ) {
    @kotlin.DslMarker public annotation class BuilderDsl

    @BuilderDsl
    public interface Builder {
      public var name: String?
    }

    public companion object {
      public fun build(block_: Builder.() -> Unit): Variables {
        var name_: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined

        return object : Builder {
          override var name: String?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { name_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
        }.apply(block_).let {
          Variables(name = name_)
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
      val name: String,
    )
  }

  public companion object {
    public val operationName: String = "AllOptional"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun AllOptionalQuery.ref(
  block_: AllOptionalQuery.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.QueryRef<AllOptionalQuery.Data, AllOptionalQuery.Variables> =
  this.ref(AllOptionalQuery.Variables.build(block_ = block_))

/** Runs it once. */
public suspend fun AllOptionalQuery.execute(
  block_: AllOptionalQuery.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.QueryResult<AllOptionalQuery.Data, AllOptionalQuery.Variables> =
  this.ref(block_ = block_).execute()

/** Runs it once. */
public suspend fun AllOptionalQuery.execute(
  block_: AllOptionalQuery.Variables.Builder.() -> Unit = {},
  fetchPolicy: com.google.firebase.dataconnect.QueryRef.FetchPolicy,
): com.google.firebase.dataconnect.QueryResult<AllOptionalQuery.Data, AllOptionalQuery.Variables> =
  this.ref(block_ = block_).execute(fetchPolicy = fetchPolicy)

/** Its data, now and whenever it changes. */
public fun AllOptionalQuery.flow(
  block_: AllOptionalQuery.Variables.Builder.() -> Unit = {},
): kotlinx.coroutines.flow.Flow<AllOptionalQuery.Data> =
  this.ref(block_ = block_)
    .subscribe()
    .flow
    ._flow_map { querySubscriptionResult -> querySubscriptionResult.result.getOrNull() }
    ._flow_filterNotNull()
    ._flow_map { it.data }
