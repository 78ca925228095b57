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

public interface FillMutation :
  com.google.firebase.dataconnect.generated.GeneratedMutation<
    BorrowedNamesConnector,
    FillMutation.Data,
    FillMutation.Variables
  > {
  @kotlinx.serialization.Serializable
  public data class Variables(
    val words: com.google.firebase.dataconnect.OptionalVariable<List<Word>?>,
    val bigs: com.google.firebase.dataconnect.OptionalVariable<List<Long>?>,
    val more: com.google.firebase.dataconnect.OptionalVariable<List<Long>?>,
  ) {
    @kotlin.DslMarker public annotation class BuilderDsl

    @BuilderDsl
    public interface Builder {
      public var words: List<Word>?
      public var bigs: List<Long>?
      public var more: List<Long>?
    }

    public companion object {
      public fun build(block_: Builder.() -> Unit): Variables {
        var words_: com.google.firebase.dataconnect.OptionalVariable<List<Word>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var bigs_: com.google.firebase.dataconnect.OptionalVariable<List<Long>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined
        var more_: com.google.firebase.dataconnect.OptionalVariable<List<Long>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined

        return object : Builder {
          override var words: List<Word>?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { words_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var bigs: List<Long>?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { bigs_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
          override var more: List<Long>?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { more_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
        }.apply(block_).let {
          Variables(words = words_, bigs = bigs_, more = more_)
        }
      }
    }
  }

  @kotlinx.serialization.Serializable
  public data class Data(
    val node_insert: NodeKey,
  )

  public companion object {
    public val operationName: String = "Fill"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun FillMutation.ref(
  block_: FillMutation.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.MutationRef<FillMutation.Data, FillMutation.Variables> =
  this.ref(FillMutation.Variables.build(block_ = block_))

/** Runs it once. */
public suspend fun FillMutation.execute(
  block_: FillMutation.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.MutationResult<FillMutation.Data, FillMutation.Variables> =
  this.ref(block_ = block_).execute()
