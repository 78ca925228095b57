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

package com.example.`in`.`object`

public interface MutationMutation :
  com.google.firebase.dataconnect.generated.GeneratedMutation<
    ReservedWordsConnector,
    MutationMutation.Data,
    Unit
  > {
  @kotlinx.serialization.Serializable
  public data class Data(
    val type_insert: TypeKey,
  )

  public companion object {
    public val operationName: String = "Mutation"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Unit> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun MutationMutation.ref(
): com.google.firebase.dataconnect.MutationRef<MutationMutation.Data, Unit> =
  this.ref(Unit)

/** Runs it once. */
public suspend fun MutationMutation.execute(
): com.google.firebase.dataconnect.MutationResult<MutationMutation.Data, Unit> =
  this.ref().execute()
