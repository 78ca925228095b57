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

package com.example.borrowed_names

/** A value of an enum, or the name of one that this version does not know. */
public sealed interface EnumValue<out T : Enum<out T>> {
  /** The value; `null` where it is not known. */
  public val value: T?

  /** The name on the wire. */
  public val stringValue: String

  /** A value that this version does not know: the schema got it later. */
  public class Unknown(override val stringValue: String) : EnumValue<Nothing> {
    override val value: Nothing? = null

    override fun equals(other: Any?): Boolean = other is Unknown && other.stringValue == stringValue

    override fun hashCode(): Int = stringValue.hashCode()

    override fun toString(): String = "Unknown($stringValue)"

    public fun copy(stringValue: String = this.stringValue): Unknown = Unknown(stringValue)
  }

  /** A value that this version knows. */
  public class Known<T : Enum<T>>(override val value: T) : EnumValue<T> {
    override val stringValue: String
      get() = value.name

    override fun equals(other: Any?): Boolean = other is Known<*> && other.value == value

    override fun hashCode(): Int = value.hashCode()

    override fun toString(): String = "Known(${value.name})"

    public fun copy(value: T = this.value): Known<T> = Known(value)
  }
}
