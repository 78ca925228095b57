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

package com.example.clashes

public interface AddPersonMutation :
  com.google.firebase.dataconnect.generated.GeneratedMutation<
    ClashesConnector,
    AddPersonMutation.Data,
    Unit
  > {
  @kotlinx.serialization.Serializable
  public data class Data(
    val person_insert: PersonKey,
    val query: Query? = null,
  ) {
    @kotlinx.serialization.Serializable
    public data class Query(
      val people: List<PeopleItem>,
    ) {
      @kotlinx.serialization.Serializable
      public data class PeopleItem(
        val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
        val name: String,
        val twin: Twin? = null,
      ) {
        @kotlinx.serialization.Serializable
        public data class Twin(
          val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
        )
      }
    }
  }

  public companion object {
    public val operationName: String = "AddPerson"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Unit> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun AddPersonMutation.ref(
): com.google.firebase.dataconnect.MutationRef<AddPersonMutation.Data, Unit> =
  this.ref(Unit)

/** Runs it once. */
public suspend fun AddPersonMutation.execute(
): com.google.firebase.dataconnect.MutationResult<AddPersonMutation.Data, Unit> =
  this.ref().execute()
