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

package com.example.selections

import kotlinx.coroutines.flow.filterNotNull as _flow_filterNotNull
import kotlinx.coroutines.flow.map as _flow_map

public interface ConditionalQuery :
  com.google.firebase.dataconnect.generated.GeneratedQuery<
    SelectionsConnector,
    ConditionalQuery.Data,
    ConditionalQuery.Variables
  > {
  @kotlinx.serialization.Serializable
  public data class Variables(
    val withYear: Boolean,
    /** Where it is left out, the server takes `false`. */
    val withDirector: com.google.firebase.dataconnect.OptionalVariable<Boolean>,
  ) {
    @kotlin.DslMarker public annotation class BuilderDsl

    @BuilderDsl
    public interface Builder {
      public var withYear: Boolean
      /** Where it is left out, the server takes `false`. */
      public var withDirector: Boolean
    }

    public companion object {
      public fun build(withYear: Boolean, block_: Builder.() -> Unit): Variables {
        var withYear_: Boolean = withYear
        var withDirector_: com.google.firebase.dataconnect.OptionalVariable<Boolean> = com.google.firebase.dataconnect.OptionalVariable.Undefined

        return object : Builder {
          override var withYear: Boolean
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { withYear_ = value_ }
          override var withDirector: Boolean
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { withDirector_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
        }.apply(block_).let {
          Variables(withYear = withYear_, withDirector = withDirector_)
        }
      }
    }
  }

  @kotlinx.serialization.Serializable
  public data class Data(
    val films: List<FilmsItem>,
  ) {
    @kotlinx.serialization.Serializable
    public data class FilmsItem(
      val title: String,
      val year: Int? = null,
      val director: Director? = null,
    ) {
      @kotlinx.serialization.Serializable
      public data class Director(
        val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
        val name: String,
      )
    }
  }

  public companion object {
    public val operationName: String = "Conditional"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun ConditionalQuery.ref(
  withYear: Boolean,
  block_: ConditionalQuery.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.QueryRef<ConditionalQuery.Data, ConditionalQuery.Variables> =
  this.ref(ConditionalQuery.Variables.build(withYear = withYear, block_ = block_))

/** Runs it once. */
public suspend fun ConditionalQuery.execute(
  withYear: Boolean,
  block_: ConditionalQuery.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.QueryResult<ConditionalQuery.Data, ConditionalQuery.Variables> =
  this.ref(withYear = withYear, block_ = block_).execute()

/** Runs it once. */
public suspend fun ConditionalQuery.execute(
  withYear: Boolean,
  block_: ConditionalQuery.Variables.Builder.() -> Unit = {},
  fetchPolicy: com.google.firebase.dataconnect.QueryRef.FetchPolicy,
): com.google.firebase.dataconnect.QueryResult<ConditionalQuery.Data, ConditionalQuery.Variables> =
  this.ref(withYear = withYear, block_ = block_).execute(fetchPolicy = fetchPolicy)

/** Its data, now and whenever it changes. */
public fun ConditionalQuery.flow(
  withYear: Boolean,
  block_: ConditionalQuery.Variables.Builder.() -> Unit = {},
): kotlinx.coroutines.flow.Flow<ConditionalQuery.Data> =
  this.ref(withYear = withYear, block_ = block_)
    .subscribe()
    .flow
    ._flow_map { querySubscriptionResult -> querySubscriptionResult.result.getOrNull() }
    ._flow_filterNotNull()
    ._flow_map { it.data }
