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

public interface FindMutation :
  com.google.firebase.dataconnect.generated.GeneratedMutation<
    BorrowedNamesConnector,
    FindMutation.Data,
    FindMutation.Variables
  > {
  @kotlinx.serialization.Serializable
  public data class Variables(
    val where: com.google.firebase.dataconnect.OptionalVariable<NodeFilter?>,
    val order: com.google.firebase.dataconnect.OptionalVariable<List<NodeOrder>?>,
  ) {
    @kotlin.DslMarker public annotation class BuilderDsl

    @BuilderDsl
    public interface Builder {
      public var where: NodeFilter?
      public var order: List<NodeOrder>?
    }

    public companion object {
      public fun build(block_: Builder.() -> Unit): Variables {
        var where_: com.google.firebase.dataconnect.OptionalVariable<NodeFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var order_: com.google.firebase.dataconnect.OptionalVariable<List<NodeOrder>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined

        return object : Builder {
          override var where: NodeFilter?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { where_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var order: List<NodeOrder>?
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
    val query: Query? = null,
  ) {
    @kotlinx.serialization.Serializable
    public data class Query(
      val nodes: List<NodesItem>,
    ) {
      @kotlinx.serialization.Serializable
      public data class NodesItem(
        val self: String? = null,
      )
    }
  }

  public companion object {
    public val operationName: String = "Find"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun FindMutation.ref(
  block_: FindMutation.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.MutationRef<FindMutation.Data, FindMutation.Variables> =
  this.ref(FindMutation.Variables.build(block_ = block_))

/** Runs it once. */
public suspend fun FindMutation.execute(
  block_: FindMutation.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.MutationResult<FindMutation.Data, FindMutation.Variables> =
  this.ref(block_ = block_).execute()
