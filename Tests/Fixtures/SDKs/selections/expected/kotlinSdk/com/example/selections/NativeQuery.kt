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

public interface NativeQuery :
  com.google.firebase.dataconnect.generated.GeneratedQuery<
    SelectionsConnector,
    NativeQuery.Data,
    NativeQuery.Variables
  > {
  @kotlinx.serialization.Serializable
  public data class Variables(
    val year: Int,
  )

  @kotlinx.serialization.Serializable
  public data class Data(
    val rows: List<com.google.firebase.dataconnect.AnyValue?>? = null,
    val _selectFirst: com.google.firebase.dataconnect.AnyValue? = null,
  )

  public companion object {
    public val operationName: String = "Native"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun NativeQuery.ref(
  year: Int,
): com.google.firebase.dataconnect.QueryRef<NativeQuery.Data, NativeQuery.Variables> =
  this.ref(NativeQuery.Variables(year = year))

/** Runs it once. */
public suspend fun NativeQuery.execute(
  year: Int,
  fetchPolicy: com.google.firebase.dataconnect.QueryRef.FetchPolicy = com.google.firebase.dataconnect.QueryRef.FetchPolicy.PREFER_CACHE,
): com.google.firebase.dataconnect.QueryResult<NativeQuery.Data, NativeQuery.Variables> =
  this.ref(year = year).execute(fetchPolicy = fetchPolicy)

/** Its data, now and whenever it changes. */
public fun NativeQuery.flow(
  year: Int,
): kotlinx.coroutines.flow.Flow<NativeQuery.Data> =
  this.ref(year = year)
    .subscribe()
    .flow
    ._flow_map { querySubscriptionResult -> querySubscriptionResult.result.getOrNull() }
    ._flow_filterNotNull()
    ._flow_map { it.data }
