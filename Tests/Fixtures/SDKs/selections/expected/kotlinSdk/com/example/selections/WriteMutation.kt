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

package com.example.selections

public interface WriteMutation :
  com.google.firebase.dataconnect.generated.GeneratedMutation<
    SelectionsConnector,
    WriteMutation.Data,
    WriteMutation.Variables
  > {
  @kotlinx.serialization.Serializable
  public data class Variables(
    val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
  )

  @kotlinx.serialization.Serializable
  public data class Data(
    val person_insert: PersonKey,
    val person_insertMany: List<PersonKey>,
    val film_upsert: FilmKey,
    val changed: FilmKey? = null,
    val film_updateMany: Int,
    val film_delete: FilmKey? = null,
    val film_deleteMany: Int,
    val query: Query? = null,
    val found: Found? = null,
    val _execute: Int? = null,
    val _executeReturningFirst: com.google.firebase.dataconnect.AnyValue? = null,
  ) {
    @kotlinx.serialization.Serializable
    public data class Query(
      val films: List<FilmsItem>,
    ) {
      @kotlinx.serialization.Serializable
      public data class FilmsItem(
        val title: String,
      )
    }

    @kotlinx.serialization.Serializable
    public data class Found(
      val person: Person? = null,
    ) {
      @kotlinx.serialization.Serializable
      public data class Person(
        val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
        val name: String,
      )
    }
  }

  public companion object {
    public val operationName: String = "Write"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun WriteMutation.ref(
  id: java.util.UUID,
): com.google.firebase.dataconnect.MutationRef<WriteMutation.Data, WriteMutation.Variables> =
  this.ref(WriteMutation.Variables(id = id))

/** Runs it once. */
public suspend fun WriteMutation.execute(
  id: java.util.UUID,
): com.google.firebase.dataconnect.MutationResult<WriteMutation.Data, WriteMutation.Variables> =
  this.ref(id = id).execute()
