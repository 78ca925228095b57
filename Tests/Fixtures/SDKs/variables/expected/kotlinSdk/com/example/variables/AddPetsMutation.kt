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

public interface AddPetsMutation :
  com.google.firebase.dataconnect.generated.GeneratedMutation<
    VariablesConnector,
    AddPetsMutation.Data,
    AddPetsMutation.Variables
  > {
  @kotlinx.serialization.Serializable
  public data class Variables(
    val pets: List<PetData>,
  )

  @kotlinx.serialization.Serializable
  public data class Data(
    val pet_insertMany: List<PetKey>,
  )

  public companion object {
    public val operationName: String = "AddPets"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun AddPetsMutation.ref(
  pets: List<PetData>,
): com.google.firebase.dataconnect.MutationRef<AddPetsMutation.Data, AddPetsMutation.Variables> =
  this.ref(AddPetsMutation.Variables(pets = pets))

/** Runs it once. */
public suspend fun AddPetsMutation.execute(
  pets: List<PetData>,
): com.google.firebase.dataconnect.MutationResult<AddPetsMutation.Data, AddPetsMutation.Variables> =
  this.ref(pets = pets).execute()
