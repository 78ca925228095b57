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

package com.example.empty

/** Names a row of `Book`. */
@kotlinx.serialization.Serializable
public data class BookKey(
  val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
)
