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

/** Names a row of `Game`. */
@kotlinx.serialization.Serializable
public data class GameKey(
  val homeId: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
  val number: Int,
)

/** Names a row of `Person`. */
@kotlinx.serialization.Serializable
public data class PersonKey(
  val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
)

/** Names a row of `Team`. */
@kotlinx.serialization.Serializable
public data class TeamKey(
  val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
)
