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

public interface RenameMutation :
  com.google.firebase.dataconnect.generated.GeneratedMutation<
    VariablesConnector,
    RenameMutation.Data,
    RenameMutation.Variables
  > {
  @kotlinx.serialization.Serializable
  public data class Variables(
    val key: PetKey,
    val name: com.google.firebase.dataconnect.OptionalVariable<String?>,
  ) {
    @kotlin.DslMarker public annotation class BuilderDsl

    @BuilderDsl
    public interface Builder {
      public var key: PetKey
      public var name: String?
    }

    public companion object {
      public fun build(key: PetKey, block_: Builder.() -> Unit): Variables {
        var key_: PetKey = key
        var name_: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined

        return object : Builder {
          override var key: PetKey
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { key_ = value_ }
          override var name: String?
            get() = throw UnsupportedOperationException("getting builder values is not supported")
            set(value_) { name_ = com.google.firebase.dataconnect.OptionalVariable.Value(value_) }
        }.apply(block_).let {
          Variables(key = key_, name = name_)
        }
      }
    }
  }

  @kotlinx.serialization.Serializable
  public data class Data(
    val pet_update: PetKey? = null,
  )

  public companion object {
    public val operationName: String = "Rename"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun RenameMutation.ref(
  key: PetKey,
  block_: RenameMutation.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.MutationRef<RenameMutation.Data, RenameMutation.Variables> =
  this.ref(RenameMutation.Variables.build(key = key, block_ = block_))

/** Runs it once. */
public suspend fun RenameMutation.execute(
  key: PetKey,
  block_: RenameMutation.Variables.Builder.() -> Unit = {},
): com.google.firebase.dataconnect.MutationResult<RenameMutation.Data, RenameMutation.Variables> =
  this.ref(key = key, block_ = block_).execute()
