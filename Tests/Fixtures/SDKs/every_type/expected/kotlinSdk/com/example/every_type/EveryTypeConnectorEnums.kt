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

package com.example.every_type

/** What a thing is like. */
public enum class Kind {
  /** The usual one. */
  PLAIN,
  RARE;

  public object EnumValueSerializer :
    com.example.every_type.EnumValueSerializer<Kind>(Kind.entries)
}
