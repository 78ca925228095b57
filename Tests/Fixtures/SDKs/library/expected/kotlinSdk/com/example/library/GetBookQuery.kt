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

package com.example.library

import kotlinx.coroutines.flow.filterNotNull as _flow_filterNotNull
import kotlinx.coroutines.flow.map as _flow_map

public interface GetBookQuery :
  com.google.firebase.dataconnect.generated.GeneratedQuery<
    LibraryConnector,
    GetBookQuery.Data,
    GetBookQuery.Variables
  > {
  @kotlinx.serialization.Serializable
  public data class Variables(
    val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
  )

  @kotlinx.serialization.Serializable
  public data class Data(
    val book: Book? = null,
  ) {
    @kotlinx.serialization.Serializable
    public data class Book(
      val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
      val title: String,
      val shelf: @kotlinx.serialization.Serializable(with = Shelf.EnumValueSerializer::class) EnumValue<Shelf>,
      val published: com.google.firebase.dataconnect.LocalDate? = null,
      val copiesSold: Long? = null,
      val tags: List<String>? = null,
      val author: Author,
    ) {
      @kotlinx.serialization.Serializable
      public data class Author(
        val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
        val name: String,
      )
    }
  }

  public companion object {
    public val operationName: String = "GetBook"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun GetBookQuery.ref(
  id: java.util.UUID,
): com.google.firebase.dataconnect.QueryRef<GetBookQuery.Data, GetBookQuery.Variables> =
  this.ref(GetBookQuery.Variables(id = id))

/** Runs it once. */
public suspend fun GetBookQuery.execute(
  id: java.util.UUID,
  fetchPolicy: com.google.firebase.dataconnect.QueryRef.FetchPolicy = com.google.firebase.dataconnect.QueryRef.FetchPolicy.PREFER_CACHE,
): com.google.firebase.dataconnect.QueryResult<GetBookQuery.Data, GetBookQuery.Variables> =
  this.ref(id = id).execute(fetchPolicy = fetchPolicy)

/** Its data, now and whenever it changes. */
public fun GetBookQuery.flow(
  id: java.util.UUID,
): kotlinx.coroutines.flow.Flow<GetBookQuery.Data> =
  this.ref(id = id)
    .subscribe()
    .flow
    ._flow_map { querySubscriptionResult -> querySubscriptionResult.result.getOrNull() }
    ._flow_filterNotNull()
    ._flow_map { it.data }
