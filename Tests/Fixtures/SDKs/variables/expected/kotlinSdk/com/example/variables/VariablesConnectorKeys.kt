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

/** Names a row of `Owner`. */
@kotlinx.serialization.Serializable
public data class OwnerKey(
  val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
)

/** Names a row of `Passport`. */
@kotlinx.serialization.Serializable
public data class PassportKey(
  val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
)

/** Names a row of `Pet`. */
@kotlinx.serialization.Serializable
public data class PetKey(
  val ownerId: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
  val number: Int,
)
