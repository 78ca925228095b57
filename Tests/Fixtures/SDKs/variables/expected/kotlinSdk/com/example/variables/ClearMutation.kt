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

public interface ClearMutation :
  com.google.firebase.dataconnect.generated.GeneratedMutation<
    VariablesConnector,
    ClearMutation.Data,
    Unit
  > {
  @kotlinx.serialization.Serializable
  public data class Data(
    val pet_deleteMany: Int,
  )

  public companion object {
    public val operationName: String = "Clear"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Unit> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun ClearMutation.ref(
): com.google.firebase.dataconnect.MutationRef<ClearMutation.Data, Unit> =
  this.ref(Unit)

/** Runs it once. */
public suspend fun ClearMutation.execute(
): com.google.firebase.dataconnect.MutationResult<ClearMutation.Data, Unit> =
  this.ref().execute()
