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

@kotlinx.serialization.Serializable
public data class ItemData(
  val id: com.google.firebase.dataconnect.OptionalVariable<@kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  @kotlinx.serialization.SerialName("com")
  val com_: com.google.firebase.dataconnect.OptionalVariable<Int?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val hashValue: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val same: com.google.firebase.dataconnect.OptionalVariable<Same?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
)
