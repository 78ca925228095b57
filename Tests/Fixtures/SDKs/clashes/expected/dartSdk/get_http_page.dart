part of 'clashes.dart';

class GetHTTPPageVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  GetHTTPPageVariablesBuilder(this._dataConnect);

  Deserializer<GetHTTPPageData> dataDeserializer = (dynamic json) => GetHTTPPageData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<QueryResult<GetHTTPPageData, void>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<GetHTTPPageData, void> ref() {
    return _dataConnect.query(
      'GetHTTPPage',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class GetHTTPPageTeams {
  final String? HTTPAddress;

  GetHTTPPageTeams.fromJson(dynamic json) :
    HTTPAddress = json['HTTPAddress'] == null ? null : nativeFromJson<String>(json['HTTPAddress']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final GetHTTPPageTeams otherTyped = other as GetHTTPPageTeams;
    return this.HTTPAddress == otherTyped.HTTPAddress;
  }

  @override
  int get hashCode => Object.hashAll([HTTPAddress.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.HTTPAddress != null) {
      json['HTTPAddress'] = nativeToJson<String>(this.HTTPAddress!);
    }
    return json;
  }

  GetHTTPPageTeams({
    this.HTTPAddress,
  });
}

@immutable
class GetHTTPPageData {
  final List<GetHTTPPageTeams> teams;

  GetHTTPPageData.fromJson(dynamic json) :
    teams = (json['teams'] as List<dynamic>).map((e) => GetHTTPPageTeams.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final GetHTTPPageData otherTyped = other as GetHTTPPageData;
    return _equal(this.teams, otherTyped.teams);
  }

  @override
  int get hashCode => Object.hashAll([_hash(teams)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['teams'] = this.teams.map((e) => e.toJson()).toList();
    return json;
  }

  GetHTTPPageData({
    required this.teams,
  });
}
