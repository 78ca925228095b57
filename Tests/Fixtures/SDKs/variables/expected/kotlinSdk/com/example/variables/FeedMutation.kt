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

public interface FeedMutation :
  com.google.firebase.dataconnect.generated.GeneratedMutation<
    VariablesConnector,
    FeedMutation.Data,
    FeedMutation.Variables
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
    val pet_updateMany: Int,
  )

  public companion object {
    public val operationName: String = "Feed"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun FeedMutation.ref(
  block_: FeedMutation.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.MutationRef<FeedMutation.Data, FeedMutation.Variables> =
  this.ref(FeedMutation.Variables.build(block_ = block_))

/** Runs it once. */
public suspend fun FeedMutation.execute(
  block_: FeedMutation.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.MutationResult<FeedMutation.Data, FeedMutation.Variables> =
  this.ref(block_ = block_).execute()
