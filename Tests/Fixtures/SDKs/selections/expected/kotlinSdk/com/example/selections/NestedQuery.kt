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

import kotlinx.coroutines.flow.filterNotNull as _flow_filterNotNull
import kotlinx.coroutines.flow.map as _flow_map

public interface NestedQuery :
  com.google.firebase.dataconnect.generated.GeneratedQuery<
    SelectionsConnector,
    NestedQuery.Data,
    NestedQuery.Variables
  > {
  @kotlinx.serialization.Serializable
  public data class Variables(
    val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
  )

  @kotlinx.serialization.Serializable
  public data class Data(
    val film: Film? = null,
    val first: First? = null,
  ) {
    @kotlinx.serialization.Serializable
    public data class Film(
      val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
      val title: String,
      val director: Director? = null,
      val roles_on_film: List<RolesOnFilmItem>,
      val poster_on_film: PosterOnFilm? = null,
      val people_via_Role: List<PeopleViaRoleItem>,
    ) {
      @kotlinx.serialization.Serializable
      public data class Director(
        val name: String,
      )

      @kotlinx.serialization.Serializable
      public data class RolesOnFilmItem(
        val filmId: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
        val personId: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
        val part: String? = null,
        val person: Person,
      ) {
        @kotlinx.serialization.Serializable
        public data class Person(
          val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
          val name: String,
        )
      }

      @kotlinx.serialization.Serializable
      public data class PosterOnFilm(
        val url: String,
      )

      @kotlinx.serialization.Serializable
      public data class PeopleViaRoleItem(
        val name: String,
      )
    }

    @kotlinx.serialization.Serializable
    public data class First(
      val key: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
      val title: String,
    )
  }

  public companion object {
    public val operationName: String = "Nested"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun NestedQuery.ref(
  id: java.util.UUID,
): com.google.firebase.dataconnect.QueryRef<NestedQuery.Data, NestedQuery.Variables> =
  this.ref(NestedQuery.Variables(id = id))

/** Runs it once. */
public suspend fun NestedQuery.execute(
  id: java.util.UUID,
  fetchPolicy: com.google.firebase.dataconnect.QueryRef.FetchPolicy = com.google.firebase.dataconnect.QueryRef.FetchPolicy.PREFER_CACHE,
): com.google.firebase.dataconnect.QueryResult<NestedQuery.Data, NestedQuery.Variables> =
  this.ref(id = id).execute(fetchPolicy = fetchPolicy)

/** Its data, now and whenever it changes. */
public fun NestedQuery.flow(
  id: java.util.UUID,
): kotlinx.coroutines.flow.Flow<NestedQuery.Data> =
  this.ref(id = id)
    .subscribe()
    .flow
    ._flow_map { querySubscriptionResult -> querySubscriptionResult.result.getOrNull() }
    ._flow_filterNotNull()
    ._flow_map { it.data }
