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

public interface PutMutation :
  com.google.firebase.dataconnect.generated.GeneratedMutation<
    BorrowedNamesConnector,
    PutMutation.Data,
    PutMutation.Variables
  > {
  @kotlinx.serialization.Serializable
  public data class Variables(
    val data: NodeData,
  )

  @kotlinx.serialization.Serializable
  public data class Data(
    val node_insert: NodeKey,
  )

  public companion object {
    public val operationName: String = "Put"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun PutMutation.ref(
  data: NodeData,
): com.google.firebase.dataconnect.MutationRef<PutMutation.Data, PutMutation.Variables> =
  this.ref(PutMutation.Variables(data = data))

/** Runs it once. */
public suspend fun PutMutation.execute(
  data: NodeData,
): com.google.firebase.dataconnect.MutationResult<PutMutation.Data, PutMutation.Variables> =
  this.ref(data = data).execute()
