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

package com.example.shadows

public interface PutItemMutation :
  com.google.firebase.dataconnect.generated.GeneratedMutation<
    ShadowsConnector,
    PutItemMutation.Data,
    PutItemMutation.Variables
  > {
  @kotlinx.serialization.Serializable
  public data class Variables(
    val data: ItemData,
  )

  @kotlinx.serialization.Serializable
  public data class Data(
    val item_insert: ItemKey,
  )

  public companion object {
    public val operationName: String = "PutItem"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun PutItemMutation.ref(
  data: ItemData,
): com.google.firebase.dataconnect.MutationRef<PutItemMutation.Data, PutItemMutation.Variables> =
  this.ref(PutItemMutation.Variables(data = data))

/** Runs it once. */
public suspend fun PutItemMutation.execute(
  data: ItemData,
): com.google.firebase.dataconnect.MutationResult<PutItemMutation.Data, PutItemMutation.Variables> =
  this.ref(data = data).execute()
