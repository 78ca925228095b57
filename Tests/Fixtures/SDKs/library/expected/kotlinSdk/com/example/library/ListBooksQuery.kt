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

package com.example.library

import kotlinx.coroutines.flow.filterNotNull as _flow_filterNotNull
import kotlinx.coroutines.flow.map as _flow_map

public interface ListBooksQuery :
  com.google.firebase.dataconnect.generated.GeneratedQuery<
    LibraryConnector,
    ListBooksQuery.Data,
    ListBooksQuery.Variables
  > {
  @kotlinx.serialization.Serializable
  public data class Variables(
    val shelf: com.google.firebase.dataconnect.OptionalVariable<Shelf?>,
    /** Where it is left out, the server takes `20`. */
    val limit: com.google.firebase.dataconnect.OptionalVariable<Int?>,
  ) {
    @kotlin.DslMarker public annotation class BuilderDsl

    @BuilderDsl
    public interface Builder {
      public var shelf: Shelf?
      /** Where it is left out, the server takes `20`. */
      public var limit: Int?
    }

    public companion object {
      public fun build(block_: Builder.() -> Unit): Variables {
        var shelf_: com.google.firebase.dataconnect.OptionalVariable<Shelf?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var limit_: com.google.firebase.dataconnect.OptionalVariable<Int?> = com.google.firebase.dataconnect.OptionalVariable.Undefined

        return object : Builder {
          override var shelf: Shelf?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { shelf_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var limit: Int?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { limit_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
        }.apply(block_).let {
          Variables(shelf = shelf_, limit = limit_)
        }
      }
    }
  }

  @kotlinx.serialization.Serializable
  public data class Data(
    val books: List<BooksItem>,
  ) {
    @kotlinx.serialization.Serializable
    public data class BooksItem(
      val title: String,
      val pages: Int? = null,
      val writer: Writer,
    ) {
      @kotlinx.serialization.Serializable
      public data class Writer(
        val name: String,
      )
    }
  }

  public companion object {
    public val operationName: String = "ListBooks"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun ListBooksQuery.ref(
  block_: ListBooksQuery.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.QueryRef<ListBooksQuery.Data, ListBooksQuery.Variables> =
  this.ref(ListBooksQuery.Variables.build(block_ = block_))

/** Runs it once. */
public suspend fun ListBooksQuery.execute(
  block_: ListBooksQuery.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.QueryResult<ListBooksQuery.Data, ListBooksQuery.Variables> =
  this.ref(block_ = block_).execute()

/** Runs it once. */
public suspend fun ListBooksQuery.execute(
  block_: ListBooksQuery.Variables.Builder.() -> Unit = {},
  fetchPolicy: com.google.firebase.dataconnect.QueryRef.FetchPolicy,
): com.google.firebase.dataconnect.QueryResult<ListBooksQuery.Data, ListBooksQuery.Variables> =
  this.ref(block_ = block_).execute(fetchPolicy = fetchPolicy)

/** Its data, now and whenever it changes. */
public fun ListBooksQuery.flow(
  block_: ListBooksQuery.Variables.Builder.() -> Unit = {},
): kotlinx.coroutines.flow.Flow<ListBooksQuery.Data> =
  this.ref(block_ = block_)
    .subscribe()
    .flow
    ._flow_map { querySubscriptionResult -> querySubscriptionResult.result.getOrNull() }
    ._flow_filterNotNull()
    ._flow_map { it.data }
