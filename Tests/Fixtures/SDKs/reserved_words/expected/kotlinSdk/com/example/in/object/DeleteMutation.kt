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

public interface DeleteMutation :
  com.google.firebase.dataconnect.generated.GeneratedMutation<
    ReservedWordsConnector,
    DeleteMutation.Data,
    DeleteMutation.Variables
  > {
  @kotlinx.serialization.Serializable
  public data class Variables(
    val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
  )

  @kotlinx.serialization.Serializable
  public data class Data(
    val type_delete: TypeKey? = null,
  )

  public companion object {
    public val operationName: String = "delete"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun DeleteMutation.ref(
  id: java.util.UUID,
): com.google.firebase.dataconnect.MutationRef<DeleteMutation.Data, DeleteMutation.Variables> =
  this.ref(DeleteMutation.Variables(id = id))

/** Runs it once. */
public suspend fun DeleteMutation.execute(
  id: java.util.UUID,
): com.google.firebase.dataconnect.MutationResult<DeleteMutation.Data, DeleteMutation.Variables> =
  this.ref(id = id).execute()
