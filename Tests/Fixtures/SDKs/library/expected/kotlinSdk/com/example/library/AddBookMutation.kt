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

public interface AddBookMutation :
  com.google.firebase.dataconnect.generated.GeneratedMutation<
    LibraryConnector,
    AddBookMutation.Data,
    AddBookMutation.Variables
  > {
  @kotlinx.serialization.Serializable
  public data class Variables(
    val title: String,
    val authorId: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
    val pages: com.google.firebase.dataconnect.OptionalVariable<Int?>,
    /** Where it is left out, the server takes `"OPEN"`. */
    val shelf: com.google.firebase.dataconnect.OptionalVariable<Shelf>,
  ) {
    @kotlin.DslMarker public annotation class BuilderDsl

    @BuilderDsl
    public interface Builder {
      public var title: String
      public var authorId: java.util.UUID
      public var pages: Int?
      /** Where it is left out, the server takes `"OPEN"`. */
      public var shelf: Shelf
    }

    public companion object {
      public fun build(title: String, authorId: java.util.UUID, block_: Builder.() -> Unit): Variables {
        var title_: String = title
        var authorId_: java.util.UUID = authorId
        var pages_: com.google.firebase.dataconnect.OptionalVariable<Int?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var shelf_: com.google.firebase.dataconnect.OptionalVariable<Shelf> = com.google.firebase.dataconnect.OptionalVariable.Undefined

        return object : Builder {
          override var title: String
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { title_ = value_ }
          override var authorId: java.util.UUID
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { authorId_ = value_ }
          override var pages: Int?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { pages_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var shelf: Shelf
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { shelf_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
        }.apply(block_).let {
          Variables(title = title_, authorId = authorId_, pages = pages_, shelf = shelf_)
        }
      }
    }
  }

  @kotlinx.serialization.Serializable
  public data class Data(
    val book_insert: BookKey,
  )

  public companion object {
    public val operationName: String = "AddBook"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun AddBookMutation.ref(
  title: String,
  authorId: java.util.UUID,
  block_: AddBookMutation.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.MutationRef<AddBookMutation.Data, AddBookMutation.Variables> =
  this.ref(AddBookMutation.Variables.build(title = title, authorId = authorId, block_ = block_))

/** Runs it once. */
public suspend fun AddBookMutation.execute(
  title: String,
  authorId: java.util.UUID,
  block_: AddBookMutation.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.MutationResult<AddBookMutation.Data, AddBookMutation.Variables> =
  this.ref(title = title, authorId = authorId, block_ = block_).execute()
