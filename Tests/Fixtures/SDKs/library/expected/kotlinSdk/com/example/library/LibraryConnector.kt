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

import com.google.firebase.dataconnect.getInstance as _fdcGetInstance
import kotlin.time.Duration.Companion.milliseconds as _milliseconds

/** The connector `library`. */
public interface LibraryConnector : com.google.firebase.dataconnect.generated.GeneratedConnector<LibraryConnector> {
  override val dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect

  public val addBook: AddBookMutation
  public val getBook: GetBookQuery
  public val listBooks: ListBooksQuery

  public companion object {
    @Suppress("MemberVisibilityCanBePrivate")
    public val config: com.google.firebase.dataconnect.ConnectorConfig =
      com.google.firebase.dataconnect.ConnectorConfig(
        connector = "library",
        location = "us-east4",
        serviceId = "library-svc",
      )

    public val defaultCacheSettings: com.google.firebase.dataconnect.CacheSettings =
      com.google.firebase.dataconnect.CacheSettings(
        maxAge = 30500._milliseconds,
        storage = com.google.firebase.dataconnect.CacheSettings.Storage.MEMORY,
      )

    public val defaultDataConnectSettings: com.google.firebase.dataconnect.DataConnectSettings =
      com.google.firebase.dataconnect.DataConnectSettings(cacheSettings = defaultCacheSettings)

    private val instances =
      java.util.WeakHashMap<com.google.firebase.dataconnect.FirebaseDataConnect, LibraryConnectorImpl>()

    public fun getInstance(dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect): LibraryConnector =
      synchronized(instances) { instances.getOrPut(dataConnect) { LibraryConnectorImpl(dataConnect) } }
  }
}

public val LibraryConnector.Companion.instance: LibraryConnector
  get() = getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(config, defaultDataConnectSettings))

public fun LibraryConnector.Companion.getInstance(
  settings: com.google.firebase.dataconnect.DataConnectSettings = defaultDataConnectSettings,
): LibraryConnector =
  getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(config, settings))

public fun LibraryConnector.Companion.getInstance(
  app: com.google.firebase.FirebaseApp,
  settings: com.google.firebase.dataconnect.DataConnectSettings = defaultDataConnectSettings,
): LibraryConnector =
  getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(app, config, settings))

private class LibraryConnectorImpl(
  override val dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect,
) : LibraryConnector {
  override val addBook by lazy(LazyThreadSafetyMode.PUBLICATION) {
    AddBookMutationImpl(this)
  }
  override val getBook by lazy(LazyThreadSafetyMode.PUBLICATION) {
    GetBookQueryImpl(this)
  }
  override val listBooks by lazy(LazyThreadSafetyMode.PUBLICATION) {
    ListBooksQueryImpl(this)
  }

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun operations(): List<com.google.firebase.dataconnect.generated.GeneratedOperation<LibraryConnector, *, *>> = queries() + mutations()

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun mutations(): List<com.google.firebase.dataconnect.generated.GeneratedMutation<LibraryConnector, *, *>> =
    listOf(addBook)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun queries(): List<com.google.firebase.dataconnect.generated.GeneratedQuery<LibraryConnector, *, *>> =
    listOf(getBook, listBooks)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun copy(dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect) = LibraryConnectorImpl(dataConnect)

  override fun equals(other: Any?): Boolean =
    other is LibraryConnectorImpl && other.dataConnect == dataConnect

  override fun hashCode(): Int = java.util.Objects.hash("LibraryConnectorImpl", dataConnect)

  override fun toString(): String = "LibraryConnectorImpl(dataConnect=$dataConnect)"
}

private open class LibraryConnectorGeneratedQueryImpl<Data, Variables>(
  override val connector: LibraryConnector,
  override val operationName: String,
  override val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
  override val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
) : com.google.firebase.dataconnect.generated.GeneratedQuery<LibraryConnector, Data, Variables> {
  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun copy(
    connector: LibraryConnector,
    operationName: String,
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
    variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
  ) = LibraryConnectorGeneratedQueryImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewVariables> withVariablesSerializer(
    variablesSerializer: kotlinx.serialization.SerializationStrategy<NewVariables>,
  ) = LibraryConnectorGeneratedQueryImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewData> withDataDeserializer(
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<NewData>,
  ) = LibraryConnectorGeneratedQueryImpl(connector, operationName, dataDeserializer, variablesSerializer)

  override fun equals(other: Any?): Boolean =
    other is LibraryConnectorGeneratedQueryImpl<*, *> &&
      other.connector == connector &&
      other.operationName == operationName &&
      other.dataDeserializer == dataDeserializer &&
      other.variablesSerializer == variablesSerializer

  override fun hashCode(): Int =
    java.util.Objects.hash("LibraryConnectorGeneratedQueryImpl", connector, operationName, dataDeserializer, variablesSerializer)

  override fun toString(): String =
    "LibraryConnectorGeneratedQueryImpl(connector=$connector, operationName=$operationName, dataDeserializer=$dataDeserializer, variablesSerializer=$variablesSerializer)"
}

private open class LibraryConnectorGeneratedMutationImpl<Data, Variables>(
  override val connector: LibraryConnector,
  override val operationName: String,
  override val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
  override val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
) : com.google.firebase.dataconnect.generated.GeneratedMutation<LibraryConnector, Data, Variables> {
  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun copy(
    connector: LibraryConnector,
    operationName: String,
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
    variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
  ) = LibraryConnectorGeneratedMutationImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewVariables> withVariablesSerializer(
    variablesSerializer: kotlinx.serialization.SerializationStrategy<NewVariables>,
  ) = LibraryConnectorGeneratedMutationImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewData> withDataDeserializer(
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<NewData>,
  ) = LibraryConnectorGeneratedMutationImpl(connector, operationName, dataDeserializer, variablesSerializer)

  override fun equals(other: Any?): Boolean =
    other is LibraryConnectorGeneratedMutationImpl<*, *> &&
      other.connector == connector &&
      other.operationName == operationName &&
      other.dataDeserializer == dataDeserializer &&
      other.variablesSerializer == variablesSerializer

  override fun hashCode(): Int =
    java.util.Objects.hash("LibraryConnectorGeneratedMutationImpl", connector, operationName, dataDeserializer, variablesSerializer)

  override fun toString(): String =
    "LibraryConnectorGeneratedMutationImpl(connector=$connector, operationName=$operationName, dataDeserializer=$dataDeserializer, variablesSerializer=$variablesSerializer)"
}

private class AddBookMutationImpl(connector: LibraryConnector) :
  AddBookMutation,
  LibraryConnectorGeneratedMutationImpl<AddBookMutation.Data, AddBookMutation.Variables>(
    connector,
    AddBookMutation.Companion.operationName,
    AddBookMutation.Companion.dataDeserializer,
    AddBookMutation.Companion.variablesSerializer,
  )

private class GetBookQueryImpl(connector: LibraryConnector) :
  GetBookQuery,
  LibraryConnectorGeneratedQueryImpl<GetBookQuery.Data, GetBookQuery.Variables>(
    connector,
    GetBookQuery.Companion.operationName,
    GetBookQuery.Companion.dataDeserializer,
    GetBookQuery.Companion.variablesSerializer,
  )

private class ListBooksQueryImpl(connector: LibraryConnector) :
  ListBooksQuery,
  LibraryConnectorGeneratedQueryImpl<ListBooksQuery.Data, ListBooksQuery.Variables>(
    connector,
    ListBooksQuery.Companion.operationName,
    ListBooksQuery.Companion.dataDeserializer,
    ListBooksQuery.Companion.variablesSerializer,
  )
