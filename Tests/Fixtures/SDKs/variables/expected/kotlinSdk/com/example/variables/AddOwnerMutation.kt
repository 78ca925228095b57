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

public interface AddOwnerMutation :
  com.google.firebase.dataconnect.generated.GeneratedMutation<
    VariablesConnector,
    AddOwnerMutation.Data,
    AddOwnerMutation.Variables
  > {
  @kotlinx.serialization.Serializable
  public data class Variables(
    val owner: OwnerData,
  )

  @kotlinx.serialization.Serializable
  public data class Data(
    val owner_insert: OwnerKey,
  )

  public companion object {
    public val operationName: String = "AddOwner"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun AddOwnerMutation.ref(
  owner: OwnerData,
): com.google.firebase.dataconnect.MutationRef<AddOwnerMutation.Data, AddOwnerMutation.Variables> =
  this.ref(AddOwnerMutation.Variables(owner = owner))

/** Runs it once. */
public suspend fun AddOwnerMutation.execute(
  owner: OwnerData,
): com.google.firebase.dataconnect.MutationResult<AddOwnerMutation.Data, AddOwnerMutation.Variables> =
  this.ref(owner = owner).execute()
