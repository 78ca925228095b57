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

public interface FilteredQuery :
  com.google.firebase.dataconnect.generated.GeneratedQuery<
    VariablesConnector,
    FilteredQuery.Data,
    FilteredQuery.Variables
  > {
  @kotlinx.serialization.Serializable
  public data class Variables(
    val where: com.google.firebase.dataconnect.OptionalVariable<PetFilter?>,
    val order: com.google.firebase.dataconnect.OptionalVariable<List<PetOrder>?>,
  ) {
    @kotlin.DslMarker public annotation class BuilderDsl

    @BuilderDsl
    public interface Builder {
      public var where: PetFilter?
      public var order: List<PetOrder>?
    }

    public companion object {
      public fun build(block_: Builder.() -> Unit): Variables {
        var where_: com.google.firebase.dataconnect.OptionalVariable<PetFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var order_: com.google.firebase.dataconnect.OptionalVariable<List<PetOrder>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined

        return object : Builder {
          override var where: PetFilter?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { where_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var order: List<PetOrder>?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { order_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
        }.apply(block_).let {
          Variables(where = where_, order = order_)
        }
      }
    }
  }

  @kotlinx.serialization.Serializable
  public data class Data(
    val pets: List<PetsItem>,
  ) {
    @kotlinx.serialization.Serializable
    public data class PetsItem(
      /** What it listens to. */
      val name: String,
    )
  }

  public companion object {
    public val operationName: String = "Filtered"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun FilteredQuery.ref(
  block_: FilteredQuery.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.QueryRef<FilteredQuery.Data, FilteredQuery.Variables> =
  this.ref(FilteredQuery.Variables.build(block_ = block_))

/** Runs it once. */
public suspend fun FilteredQuery.execute(
  block_: FilteredQuery.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.QueryResult<FilteredQuery.Data, FilteredQuery.Variables> =
  this.ref(block_ = block_).execute()

/** Runs it once. */
public suspend fun FilteredQuery.execute(
  block_: FilteredQuery.Variables.Builder.() -> Unit = {},
  fetchPolicy: com.google.firebase.dataconnect.QueryRef.FetchPolicy,
): com.google.firebase.dataconnect.QueryResult<FilteredQuery.Data, FilteredQuery.Variables> =
  this.ref(block_ = block_).execute(fetchPolicy = fetchPolicy)

/** Its data, now and whenever it changes. */
public fun FilteredQuery.flow(
  block_: FilteredQuery.Variables.Builder.() -> Unit = {},
): kotlinx.coroutines.flow.Flow<FilteredQuery.Data> =
  this.ref(block_ = block_)
    .subscribe()
    .flow
    ._flow_map { querySubscriptionResult -> querySubscriptionResult.result.getOrNull() }
    ._flow_filterNotNull()
    ._flow_map { it.data }
